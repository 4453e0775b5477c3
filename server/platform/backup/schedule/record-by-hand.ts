import pg from 'pg';
import { openDatabase } from '#server/platform/database/database.ts';
import { beginRun, endRun, type Outcome, type RunKind } from './runs-store.ts';

interface RunByHand extends Outcome {
  kind: RunKind;
  /** The file with its folder, which tells it from those of the schedule. */
  file: string;
  begunAt: Date;
}

/**
 * Records what became of a backup or a drill that was made by command. A database that takes no record is no failure: that
 * of a drill on another machine is empty.
 */
export async function recordByHand(url: string, { kind, file, begunAt, ...outcome }: RunByHand): Promise<void> {
  const seconds = (Date.now() - begunAt.getTime()) / 1000;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  try {
    // In one transaction: a server that looks ends those that have not ended.
    await openDatabase(pool).transaction(async (tx) => endRun(tx, await beginRun(tx, kind, file, seconds), outcome));
  } catch {
  } finally {
    await pool.end();
  }
}
