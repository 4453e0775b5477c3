import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { MailKind } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import type { BaseServices } from '#server/base-services.ts';
import { expireMailSends } from './apply-mail-budget.ts';
import { MAILS_WAITING } from './queue-mail.ts';
import { releaseAbandonedJobs } from './release-abandoned-jobs.ts';
import { type MailServices, MAX_ATTEMPTS, sendMails } from './send-mails.ts';
import { coalescingWorker } from './coalescing-worker.ts';

type WorkServices = MailServices & Pick<BaseServices, 'pool' | 'notifications'>;

const QUEUE = 'mails';
/** A number that no other advisory lock of this database uses. */
const START_LOCK = 7_240_619;
const STOP_MS = 8_000;
const MAX_MAILS_PER_POLL = 1_000;

export interface MailTimings {
  /** Interval of polling for waiting mails, which finds those to retry. */
  pollMs: number;
  /** The delay before the second attempt; it doubles each time. */
  retrySeconds: number;
  /** Time after which another server takes over the work of one that has not ended, but hangs. */
  expireSeconds: number;
  /** Interval of looking for such work. */
  maintenanceSeconds: number;
  /** Mails taken at once, written from the same data, and sent one after the other. */
  batch: number;
  /** Sends mails this long before they are due: 0, except in tests. */
  aheadMs: number;
}

const DEFAULT_TIMINGS: MailTimings = {
  pollMs: 10_000,
  retrySeconds: 20,
  expireSeconds: 300,
  maintenanceSeconds: 30,
  batch: 10,
  aheadMs: 0,
};

/**
 * Sends waiting mails, in this process and in all other servers of the database, each by one of them. The rows are the
 * record, and a row whose job was lost gets a new one. A commit wakes all servers, so polling is slow.
 * @returns a function that stops it: no further mail is started, and the current one is finished
 */
export async function startMailWork(
  services: WorkServices,
  given: Partial<MailTimings> = {},
): Promise<() => Promise<void>> {
  const timings = { ...DEFAULT_TIMINGS, ...given };
  const { log, pool, notifications } = services;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: timings.maintenanceSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had a problem'));
  await prepareQueue(services, boss).catch(async (error: unknown) => {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  });
  let releaseAt = 0;
  const work = coalescingWorker(
    async (isStopping) => {
      await expireMailSends(services.db);
      if (performance.now() >= releaseAt) {
        releaseAt = performance.now() + timings.pollMs;
        await releaseAbandonedJobs(services.db, boss, QUEUE);
      }
      const found = await queueJobs(services, boss, timings);
      await sendJobs(services, boss, timings.batch, isStopping);
      return found === MAX_MAILS_PER_POLL;
    },
    (error) => log.warn({ err: error }, 'waiting mails could not be seen to'),
  );
  const timer = setInterval(work.wake, timings.pollMs).unref();
  const stopListening = notifications.on(MAILS_WAITING, { onMessage: work.wake, onReconnect: work.wake });
  work.wake();
  return async () => {
    clearInterval(timer);
    stopListening();
    await work.stop();
    await boss.stop({ graceful: true, wait: true, timeout: STOP_MS });
  };
}

/** One server at a time: creating the queue's tables takes locks in an order that deadlocks two. */
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

/** Creates a job for every due mail without one. Returns their number. */
async function queueJobs({ db }: MailServices, boss: PgBoss, timings: MailTimings): Promise<number> {
  const { rows } = await db.execute<{ id: string; kind: MailKind }>(sql`
    select ${mails.id}, ${mails.kind} from ${mails}
    where ${mails.state} in ('waiting', 'held')
      and ${mails.dueAt} <= now() + make_interval(secs => ${timings.aheadMs / 1000}) and not exists (
      select 1 from pgboss.job where name = ${QUEUE} and singleton_key = ${mails.id}::text
        and state in ('created', 'retry', 'active'))
    order by ${mails.kind} = 'cancelled' desc, ${mails.id} limit ${MAX_MAILS_PER_POLL}`);
  const jobs = rows.map(({ id, kind }) => ({
    name: QUEUE,
    data: { mailId: Number(id) },
    singletonKey: id,
    priority: kind === 'cancelled' ? 1 : 0,
    retryLimit: MAX_ATTEMPTS,
    retryDelay: timings.retrySeconds,
    retryBackoff: true,
    expireInSeconds: timings.expireSeconds,
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
