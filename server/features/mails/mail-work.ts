import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { mails } from '#shared/schema.ts';
import type { Services } from '../../services.ts';
import { type MailServices, MAX_ATTEMPTS, sendMail } from './send-mail.ts';

type WorkServices = MailServices & Pick<Services, 'pool'>;

const QUEUE = 'mails';
/** Any number that no other advisory lock of this database has. */
const START_LOCK = 7_240_619;
const STOP_MS = 8_000;
const MAILS_A_SWEEP = 1_000;

export interface MailPace {
  /** How often waiting mails are looked for. */
  sweepMs: number;
  /** Before the second attempt; then twice as long each time. */
  retrySeconds: number;
  /** After which the work of a server that ended is given to another. */
  expireSeconds: number;
  /** How often such work is looked for. */
  maintenanceSeconds: number;
  /** Taken at once, and sent one after the other. */
  batch: number;
}

const PACE: MailPace = { sweepMs: 1_000, retrySeconds: 20, expireSeconds: 300, maintenanceSeconds: 30, batch: 10 };

/**
 * Sends the mails that wait, in this process and in every other server of the same database, each by one of them. The
 * rows are the truth and the jobs follow them: a row whose job was lost gets another one within the next sweep.
 * @returns what stops it: no mail is begun any more, and the one being sent is finished
 */
export async function startMailWork(
  services: WorkServices,
  given: Partial<MailPace> = {},
): Promise<() => Promise<void>> {
  const pace = { ...PACE, ...given };
  const { log, pool } = services;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: pace.maintenanceSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had a problem'));
  await prepareQueue(services, boss);
  let stopping = false;
  await boss.work<{ mailId: number }>(QUEUE, { batchSize: pace.batch, pollingIntervalSeconds: 0.5 }, (jobs) =>
    sendJobs(services, boss, jobs, () => stopping),
  );
  const stopSweeping = sweepMails(services, boss, pace);
  return async () => {
    stopping = true;
    await stopSweeping();
    await boss.stop({ graceful: true, wait: true, timeout: STOP_MS });
  };
}

/** One server after the other: making the queue's tables takes locks in an order that two at once would not survive. */
async function prepareQueue({ pool }: WorkServices, boss: PgBoss): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await boss.start();
    if (!(await boss.getQueue(QUEUE))) await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short' });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
    client.release();
  }
}

/** Each job ends by itself. Once the mail server cannot be reached, the rest waits too. */
async function sendJobs(
  services: MailServices,
  boss: PgBoss,
  jobs: readonly PgBoss.Job<{ mailId: number }>[],
  isStopping: () => boolean,
): Promise<void> {
  let why: string | null = null;
  for (const { id, data } of jobs) {
    if (why === null && !isStopping()) {
      const problem = await sendMail(services, data.mailId).catch((error: unknown) => {
        services.log.error({ err: error, mail: data.mailId }, 'a mail could not be written');
        return { words: 'written wrongly', isUnreachable: false };
      });
      if (problem === null) await boss.complete(QUEUE, id);
      else await boss.fail(QUEUE, id, { problem: problem.words });
      if (problem?.isUnreachable) why = problem.words;
    } else {
      await boss.fail(QUEUE, id, { problem: why ?? 'the server is stopping' });
    }
  }
}

function sweepMails({ db, log }: MailServices, boss: PgBoss, pace: MailPace): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = async () => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select ${mails.id} from ${mails}
      where ${mails.state} = 'waiting' and not exists (
        select 1 from pgboss.job where name = ${QUEUE} and singleton_key = ${mails.id}::text
          and state in ('created', 'retry', 'active'))
      order by ${mails.id} limit ${MAILS_A_SWEEP}`);
    const jobs = rows.map(({ id }) => ({
      name: QUEUE,
      data: { mailId: Number(id) },
      singletonKey: id,
      retryLimit: MAX_ATTEMPTS,
      retryDelay: pace.retrySeconds,
      retryBackoff: true,
      expireInSeconds: pace.expireSeconds,
    }));
    if (jobs.length > 0) await boss.insert(jobs);
  };
  const turn = () => {
    running = running.then(sweep).catch((error: unknown) => log.warn({ err: error }, 'waiting mails were not found'));
  };
  turn();
  const timer = setInterval(turn, pace.sweepMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
