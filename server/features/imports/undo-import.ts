import { type MergedGame, revertImported } from '#shared/rules/imports/imported-game.ts';
import { matchExpansions } from '#server/domain/expansions/match-expansions.ts';
import { deleteGames, findMergedGames, findTakenOnWishlist, updateGames } from '#server/domain/imports/games-store.ts';
import { unlinkPlays } from '#server/domain/plays/link-plays.ts';
import { updateImport } from './imports-store.ts';
import { changedLater, pagesOfRows, saveReasons, type StoredRow } from './rows-store.ts';
import type { LockedImport, ImportWork } from './run-import.ts';
import { BATCH_ROWS } from './store-preview.ts';
import { undoPlays } from './undo-plays.ts';
import { findAddedSince, keepReasons } from './uses-since.ts';

/**
 * Undoes an import, plays first: games that it added are deleted unless used since, and changed games get back each
 * value that still is the imported one. Changes of later imports stay.
 */
export const undoRows: ImportWork = async (tx, held, advance) => {
  const { userId, importId, tally } = held;
  const keptPlays = await undoPlays(tx, held, advance);
  let kept = 0;
  for await (const page of pagesOfRows(tx, importId, 'added', BATCH_ROWS)) {
    kept += await removeAdded(tx, held, page);
    advance(page.length);
  }
  for await (const page of pagesOfRows(tx, importId, 'changed', BATCH_ROWS)) {
    await revertChanged(tx, held, page);
    advance(page.length);
  }
  await matchExpansions(tx, userId);
  await updateImport(tx, importId, { status: 'undone', undoneAt: new Date(), tally: { ...tally, kept, keptPlays } });
};

type Tx = Parameters<ImportWork>[0];
type KeptGame = Pick<StoredRow, 'line' | 'reasons'>;

const gameIds = (rows: readonly StoredRow[]): number[] => rows.flatMap(({ gameId }) => gameId ?? []);

async function removeAdded(tx: Tx, held: LockedImport, rows: readonly StoredRow[]): Promise<number> {
  const { userId, importId } = held;
  const changed = await changedLater(tx, held, 'game', gameIds(rows));
  const games = await findAddedSince(tx, userId, importId, gameIds(rows));
  const gone: number[] = [];
  const kept: KeptGame[] = [];
  for (const row of rows) {
    const { line, gameId, reasons } = row;
    const since = games.get(gameId ?? 0);
    if (!since || gameId === null) continue;
    const because = keepReasons(since, row, changed.has(gameId));
    if (because.length === 0) gone.push(gameId);
    else kept.push({ line, reasons: [...reasons, { code: 'kept', because }] });
  }
  await deleteGames(tx, userId, gone);
  await saveReasons(tx, importId, kept);
  return kept.length;
}

async function revertChanged(tx: Tx, { userId, importId }: LockedImport, rows: readonly StoredRow[]): Promise<void> {
  const games = await findMergedGames(tx, userId, gameIds(rows));
  const taken = await findTakenOnWishlist(tx, userId, [...games.keys()]);
  const reverted = new Map<number, MergedGame>();
  const kept: KeptGame[] = [];
  for (const { line, gameId, change, reasons } of rows) {
    const game = games.get(gameId ?? 0);
    if (!game || gameId === null || !change) continue;
    const former = revertImported(game, change);
    if (former.isWishlist && taken.has(gameId)) {
      former.isWishlist = false;
      kept.push({ line, reasons: [...reasons, { code: 'kept', because: ['title_taken'] }] });
    }
    reverted.set(gameId, { ...game, ...former });
  }
  await updateGames(tx, userId, reverted);
  const lostIds = [...reverted].filter(([id, { bggId }]) => bggId === null && games.get(id)?.bggId !== null);
  await unlinkPlays(
    tx,
    userId,
    lostIds.map(([id]) => id),
  );
  await saveReasons(tx, importId, kept);
}
