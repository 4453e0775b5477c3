import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { MailKind } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Services } from '../../services.ts';
import { expireHandovers } from './admit-mails.ts';
import { MAILS_WAITING } from './queue-mail.ts';
import { type MailServices, MAX_ATTEMPTS, sendMails } from './send-mails.ts';
import { wakeable } from './wakeable.ts';

type WorkServices = MailServices & Pick<Services, 'pool' | 'notices'>;

const QUEUE = 'mails';
/** Any number that no other advisory lock of this database has. */
const START_LOCK = 7_240_619;
const STOP_MS = 8_000;
const MAILS_A_SWEEP = 1_000;

export interface MailPace {
  /** How often mails that wait are looked for, though none was told of: those that are to be tried again. */
  sweepMs: number;
  /** Before the second attempt; then twice as long each time. */
  retrySeconds: number;
  /** After which the work of a server that ended is given to another. */
  expireSeconds: number;
  /** How often such work is looked for. */
  maintenanceSeconds: number;
  /** Taken at once, made of what then holds, and sent one after the other. */
  batch: number;
  /** How long before they are due mails are sent: 0, but for tests that do not wait for news to settle. */
  aheadMs: number;
}

const PACE: MailPace = {
  sweepMs: 10_000,
  retrySeconds: 20,
  expireSeconds: 300,
  maintenanceSeconds: 30,
  batch: 10,
  aheadMs: 0,
};

/**
 * Sends the mails that wait, in this process and in every other server of the same database, each by one of them. The
 * rows are the truth and the jobs follow them: a row whose job was lost gets another one within the next sweep. Whoever
 * commits a mail wakes it, so that it looks seldom and sends at once.
 * @returns what stops it: no mail is begun any more, and the one being sent is finished
 */
export async function startMailWork(
  services: WorkServices,
  given: Partial<MailPace> = {},
): Promise<() => Promise<void>> {
  const pace = { ...PACE, ...given };
  const { log, pool, notices } = services;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: pace.maintenanceSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had a problem'));
  await prepareQueue(services, boss);
  const work = wakeable(
    async (isStopping) => {
      await expireHandovers(services.db);
      const found = await queueJobs(services, boss, pace);
      await sendJobs(services, boss, pace.batch, isStopping);
      return found === MAILS_A_SWEEP;
    },
    (error) => log.warn({ err: error }, 'waiting mails could not be seen to'),
  );
  const timer = setInterval(work.wake, pace.sweepMs).unref();
  const stopListening = notices.on(MAILS_WAITING, { heard: work.wake, resumed: work.wake });
  work.wake();
  return async () => {
    clearInterval(timer);
    stopListening();
    await work.stop();
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

/** A job for every mail that is due and has none. Answers how many. */
async function queueJobs({ db }: MailServices, boss: PgBoss, pace: MailPace): Promise<number> {
  const { rows } = await db.execute<{ id: string; kind: MailKind }>(sql`
    select ${mails.id}, ${mails.kind} from ${mails}
    where ${mails.state} in ('waiting', 'held')
      and ${mails.dueAt} <= now() + make_interval(secs => ${pace.aheadMs / 1000}) and not exists (
      select 1 from pgboss.job where name = ${QUEUE} and singleton_key = ${mails.id}::text
        and state in ('created', 'retry', 'active'))
    order by ${mails.kind} = 'cancelled' desc, ${mails.id} limit ${MAILS_A_SWEEP}`);
  const jobs = rows.map(({ id, kind }) => ({
    name: QUEUE,
    data: { mailId: Number(id) },
    singletonKey: id,
    priority: kind === 'cancelled' ? 1 : 0,
    retryLimit: MAX_ATTEMPTS,
    retryDelay: pace.retrySeconds,
    retryBackoff: true,
    expireInSeconds: pace.expireSeconds,
  }));
  if (jobs.length > 0) await boss.insert(jobs);
  return jobs.length;
}

/** Takes batches until nothing is due. */
async function sendJobs(
  services: MailServices,
  boss: PgBoss,
  batchSize: number,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const jobs = await boss.fetch<{ mailId: number }>(QUEUE, { batchSize });
    if (jobs.length === 0) return;
    const mailIds = jobs.map(({ data }) => data.mailId);
    const again = await sendMails(services, mailIds, isStopping);
    const done = jobs.filter(({ data }) => !again.has(data.mailId)).map(({ id }) => id);
    if (done.length > 0) await boss.complete(QUEUE, done);
    for (const { id, data } of jobs) {
      const problem = again.get(data.mailId);
      if (problem !== undefined) await boss.fail(QUEUE, id, { problem });
    }
  }
}
