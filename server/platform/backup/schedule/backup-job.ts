import type { Logger } from 'pino';
import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/lifecycle/scheduler.ts';
import type { Workers } from '#server/platform/workers/open-workers.ts';
import type { BackupRequest } from './backup-request.ts';
import { isBackupDue } from './is-due.ts';
import { BACKUP_TASK, clearInterrupted } from './make-scheduled-backup.ts';
import { type BackupRun, hasUnended, lastTries } from './runs-store.ts';

const MINUTE = 60_000;

interface Tools {
  db: Database;
  /** A thread of their own: a backup takes longer than anything else. */
  workers: Workers;
  log: Logger;
}

/** The job that makes backups by schedule, and logs what became of each. */
export function backupJob(request: BackupRequest, { db, workers, log }: Tools): Job {
  const run = async () => {
    if (await hasUnended(db)) await clearInterrupted(db, request);
    const { now, ...tries } = await lastTries(db);
    if (!isBackupDue(now, request.at, tries)) return;
    const outcome = await workers.run(BACKUP_TASK, 'backups', request);
    if (outcome === null) return;
    logRun(log, outcome.backup);
    if (outcome.drill) logRun(log, outcome.drill);
    if (outcome.undeleted !== null) log.warn({ problem: outcome.undeleted }, 'old backups were not deleted');
  };
  return { name: 'make a backup', everyMs: MINUTE, run };
}

const DONE = { backup: 'a backup was made', drill: 'the backup was restored in a drill' };
const FAILED = {
  backup: 'no backup was made; the next try is in an hour',
  drill: 'the drill of the backup failed; the next one follows the next backup',
};

function logRun(log: Logger, { kind, file, bytes, rows, startedAt, endedAt, problem }: BackupRun): void {
  if (problem !== null) return log.error({ file, problem }, FAILED[kind]);
  const seconds = endedAt && Math.round((endedAt.getTime() - startedAt.getTime()) / 1000);
  log.info({ file, bytes, rows, seconds }, DONE[kind]);
}
