import { hostname } from 'node:os';
import { count, isNull, sql } from 'drizzle-orm';
import type { AdminSite } from '#shared/admin/site-contract.ts';
import { abuseReports } from '#shared/schema/admin.ts';
import { users } from '#shared/schema/users.ts';
import { type BackupRun, lastBackups } from '#server/platform/backup/schedule/runs-store.ts';
import { version } from '#server/platform/config/version.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { JobState } from '#server/platform/lifecycle/scheduler.ts';
import type { Services } from '#server/platform/services.ts';
import { known } from '#server/platform/words/words.ts';
import { storageByKind } from './storage-kinds.ts';

const STARTED_AT = new Date(Date.now() - process.uptime() * 1000);

/** What an operator looks at first. */
export async function getSite({
  db,
  jobs,
  releases,
  environment,
}: Pick<Services, 'db' | 'jobs' | 'releases' | 'environment'>): Promise<AdminSite> {
  const [runs, database, mailDays, storage, accounts, openReports] = await Promise.all([
    lastBackups(db),
    db.execute<{ version: string; applied: number; latest: string }>(sql`
      select current_setting('server_version') as version, count(*)::int as applied, max(created_at) as latest
      from drizzle.__drizzle_migrations`),
    mailsByDay(db),
    storageByKind(db),
    db.select({ of: count() }).from(users),
    db.$count(abuseReports, isNull(abuseReports.closedAt)),
  ]);
  return {
    version,
    newer: releases.newer(),
    backups: {
      isScheduled: environment.BACKUP_FOLDER !== undefined,
      backup: viewOfRuns(runs.backup),
      drill: viewOfRuns(runs.drill),
    },
    node: process.versions.node,
    postgres: database.rows[0]?.version ?? '',
    machine: hostname(),
    startedAt: STARTED_AT,
    migrations: { applied: database.rows[0]?.applied ?? 0, latest: new Date(Number(database.rows[0]?.latest)) },
    accounts: accounts[0]?.of ?? 0,
    openReports,
    jobs: [...jobs.values()].map(viewOfJob),
    storage,
    mailDays,
  };
}

const viewOfRun = (run: BackupRun | null) =>
  run && { at: run.endedAt ?? run.startedAt, file: run.file, bytes: run.bytes, problem: run.problem };
const viewOfRuns = ({ good, failed }: Awaited<ReturnType<typeof lastBackups>>['backup']) => ({
  good: viewOfRun(good),
  failed: viewOfRun(failed),
});

const viewOfJob = ({ name, everyMs, startedAt, runs, failures, lastFailure }: JobState): AdminSite['jobs'][number] => ({
  name: known(name),
  everySeconds: everyMs / 1000,
  lastRun: startedAt,
  nextRun: new Date(startedAt.getTime() + everyMs),
  runs,
  failures,
  problem: lastFailure?.problem ?? null,
  failedAt: lastFailure?.at ?? null,
});

async function mailsByDay(db: Database): Promise<AdminSite['mailDays']> {
  const { rows } = await db.execute<{ day: string; sent: number; failed: number }>(sql`
    with days as (select (now() at time zone 'UTC')::date - back as day from generate_series(0, 29) as back),
      told as (
        select (coalesce(sent_at, created_at) at time zone 'UTC')::date as day,
          count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed
        from mails where state in ('sent', 'failed') and coalesce(sent_at, created_at) > now() - interval '31 days' group by 1)
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sent, 0)::int as sent, coalesce(failed, 0)::int as failed
    from days left join told using (day) order by days.day`);
  return rows;
}
