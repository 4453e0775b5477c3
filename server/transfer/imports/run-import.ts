import type { ImportStatus } from '#shared/enums.ts';
import type { ImportTally } from '#shared/schema/import-report.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ImportChoices } from './decided-row.ts';
import { t } from '#server/transfer/words/words.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { lockImport, updateImport } from './imports-store.ts';
import { ProgressReport, releaseImport } from './progress.ts';
import type { WorkQueue } from '#server/platform/workers/work-queue.ts';

export interface ImportRun {
  userId: number;
  importId: number;
  /** Rows of the file. */
  rows: number;
  /** The owner's choices in the preview. */
  choices: ImportChoices;
}

/** An import whose row is locked by this transaction. */
export interface LockedImport extends ImportRun {
  tally: ImportTally;
}

/** Work on an import's rows; it calls `advance` after each batch. */
export type ImportWork = (tx: Transaction, held: LockedImport, advance: (rows: number) => void) => Promise<void>;

interface Task {
  work: ImportWork;
  /** The required state of the import. */
  from: ImportStatus;
  /** Shown to the owner on failure. */
  problem: string;
}

/**
 * Runs a claimed import in one transaction of its owner. Never rejects: failures and exceeded limits are logged and
 * stored with the import for its owner.
 */
export async function runImport(services: Services, queue: WorkQueue, run: ImportRun, task: Task): Promise<void> {
  const { db, log } = services;
  const progress = new ProgressReport(db, run.importId);
  try {
    await queue.runEventually(run.userId, () => runImportTask(db, run, task, progress));
  } catch (error) {
    const isRefused = error instanceof Refusal;
    if (!isRefused) log.error({ err: error, importId: run.importId }, 'an import failed');
    await progress.stop();
    const problem = isRefused ? t('Nothing was changed. {reason}', { reason: error.body().message }) : task.problem;
    await releaseWithProblem(db, run, problem).catch((again: unknown) => log.error({ err: again }, 'and left a trace'));
  }
}

async function runImportTask(db: Database, run: ImportRun, task: Task, progress: ProgressReport): Promise<void> {
  await withOwnerLock(db, run.userId, async (tx) => {
    const tally = await lockImport(tx, run, task.from);
    if (tally) await task.work(tx, { ...run, tally }, (rows) => progress.advance(rows));
    await progress.stop();
    await releaseImport(tx, run.importId);
  });
}

/** In one statement, so that a reader who sees that it has stopped also sees why. */
const releaseWithProblem = (db: Database, run: ImportRun, problem: string): Promise<void> =>
  db.transaction(async (tx) => {
    await updateImport(tx, run, { problem });
    await releaseImport(tx, run.importId);
  });
