import type { KeepReason } from '#shared/schema/import-report.ts';
import type { MergedPlay } from '#shared/schema/imported-play.ts';
import { isAsImported, revertPlay } from './rules/merge-play.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { withoutNestedLoops } from '#server/platform/database/without-nested-loops.ts';
import { deleteUnusedPeople, newcomersOf } from '#server/plays/service.ts';
import { linkPlays } from '#server/games/service.ts';
import { deletePlays, findMergedPlays, updatePlays } from './plays-store.ts';
import { changedLater, pagesOfRows, saveReasons, type StoredRow } from './rows-store.ts';
import type { LockedImport } from './run-import.ts';
import { BATCH_ROWS } from './store-preview.ts';

type Held = Pick<LockedImport, 'userId' | 'importId'>;

/**
 * Undoes an import's changes of plays: added ones are deleted unless edited since, and changed ones get back each part
 * that still is the imported one. Returns the number of plays kept.
 */
export async function undoPlays(tx: Transaction, held: Held, advance: (rows: number) => void): Promise<number> {
  const newcomers = await newcomersOf(tx, held.userId, held.importId);
  let keptPlays = 0;
  for await (const page of pagesOfRows(tx, held.importId, 'addedPlays', BATCH_ROWS)) {
    keptPlays += await removeAdded(tx, held, page);
    advance(page.length);
  }
  for await (const page of pagesOfRows(tx, held.importId, 'changedPlays', BATCH_ROWS)) {
    await revertChanged(tx, held.userId, page);
    advance(page.length);
  }
  await withoutNestedLoops(tx, () => linkPlays(tx, held.userId));
  await deleteUnusedPeople(tx, held.userId, newcomers);
  return keptPlays;
}

const sessionIds = (rows: readonly StoredRow[]): number[] => rows.flatMap(({ sessionId }) => sessionId ?? []);

async function removeAdded(tx: Transaction, held: Held, rows: readonly StoredRow[]): Promise<number> {
  const { userId, importId } = held;
  const changed = await changedLater(tx, held, 'play', sessionIds(rows));
  const plays = await findMergedPlays(tx, userId, sessionIds(rows));
  const deleted: number[] = [];
  const keptRows: Pick<StoredRow, 'line' | 'reasons'>[] = [];
  for (const { line, sessionId, reasons } of rows) {
    const play = plays.get(sessionId ?? 0);
    if (!play || sessionId === null) continue;
    const because = keepReasonsOf(play, changed.has(sessionId));
    if (because === null) deleted.push(sessionId);
    else keptRows.push({ line, reasons: [...reasons, { code: 'kept', because: [because] }] });
  }
  await deletePlays(tx, held, deleted);
  await saveReasons(tx, importId, keptRows);
  return keptRows.length;
}

function keepReasonsOf(play: MergedPlay, isChangedLater: boolean): KeepReason | null {
  if (isChangedLater) return 'later_import';
  return isAsImported(play) ? null : 'edited';
}

async function revertChanged(tx: Transaction, userId: number, rows: readonly StoredRow[]): Promise<void> {
  const plays = await findMergedPlays(tx, userId, sessionIds(rows));
  const reverted = new Map<number, Partial<MergedPlay>>();
  for (const { sessionId, playChange } of rows) {
    const play = plays.get(sessionId ?? 0);
    if (play && sessionId !== null && playChange) reverted.set(sessionId, revertPlay(play, playChange));
  }
  await updatePlays(tx, userId, reverted);
}
