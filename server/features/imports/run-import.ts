import type { ImportStatus } from '#shared/enums.ts';
import type { ImportTally } from '#shared/rules/imports/import-tally.ts';
import type { Database, Transaction } from '#server/database/database.ts';
import type { ImportChoices } from '#server/domain/imports/decide-rows.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { withOwnerLock } from '#server/owner-data/with-owner-lock.ts';
import { holdImport, updateImport } from './imports-store.ts';
import { ProgressReport, releaseImport } from './progress.ts';
import type { WorkQueue } from '#server/workers/work-queue.ts';

export interface ImportRun {
  userId: number;
  importId: number;
  /** Of the file. */
  rows: number;
  /** What its owner chose in the preview. */
  choices: ImportChoices;
}

/** An import whose row this transaction holds. */
export interface HeldImport extends ImportRun {
  tally: ImportTally;
}

/** What is done with an import's rows; `advance` is told of each batch that is done. */
export type ImportWork = (tx: Transaction, held: HeldImport, advance: (rows: number) => void) => Promise<void>;

interface Task {
  work: ImportWork;
  /** The state that the import must be in. */
  from: ImportStatus;
  /** Told to the owner when it fails. */
  problem: string;
}

/**
 * Carries a claimed import through, all of it in one transaction of its owner's or nothing. Never rejects: a failure is
 * logged, and told to the owner with the import; so is a limit that it would pass.
 */
export async function runImport(services: Services, queue: WorkQueue, run: ImportRun, task: Task): Promise<void> {
  const { db, log } = services;
  const progress = new ProgressReport(db, run.importId);
  try {
    await queue.runEventually(run.userId, () => workThrough(db, run, task, progress));
  } catch (error) {
    const isRefused = error instanceof Refusal;
    if (!isRefused) log.error({ err: error, importId: run.importId }, 'an import failed');
    await progress.stop();
    const problem = isRefused ? `Nothing was changed. ${error.message}` : task.problem;
    await giveUp(db, run.importId, problem).catch((again: unknown) => log.error({ err: again }, 'and left a trace'));
  }
}

async function workThrough(db: Database, run: ImportRun, task: Task, progress: ProgressReport): Promise<void> {
  await withOwnerLock(db, run.userId, async (tx) => {
    const tally = await holdImport(tx, run.importId, task.from);
    if (tally) await task.work(tx, { ...run, tally }, (rows) => progress.advance(rows));
    await progress.stop();
    await releaseImport(tx, run.importId);
  });
}

/** In one step: whoever sees that it no longer runs sees why. */
const giveUp = (db: Database, importId: number, problem: string): Promise<void> =>
  db.transaction(async (tx) => {
    await updateImport(tx, importId, { problem });
    await releaseImport(tx, importId);
  });
