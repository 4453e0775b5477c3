import { type SQL, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Database } from '#server/database/database.ts';

/** Longer than a server takes from fetching a job to locking its mail. */
const UNLOCKED_SECONDS = 5;

/** The advisory lock of a mail while it is being sent. @param mailId in SQL */
export const mailLock = (mailId: SQL): SQL => sql`hashtextextended('mail ' || ${mailId}, 0)`;

/**
 * Ends the jobs of servers that ended: those whose mail nobody has locked. PostgreSQL frees a lock when the connection of
 * its server ends. Their mails get new jobs; a mail that is being sent after all stays locked and is not sent twice.
 */
export async function releaseAbandonedJobs(db: Database, boss: PgBoss, queue: string): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from pgboss.job
    where name = ${queue} and state = 'active'
      and started_on < now() - make_interval(secs => ${UNLOCKED_SECONDS})
      and ${mailLock(sql`(data ->> 'mailId')`)} not in (
        select (classid::bigint << 32) | objid::bigint from pg_locks
        where locktype = 'advisory' and objsubid = 1
          and database = (select oid from pg_database where datname = current_database()))`);
  if (rows.length > 0)
    await boss.complete(
      queue,
      rows.map(({ id }) => id),
    );
}
