import type { MergedGame, OwnCopy } from '#shared/schema/imported-game.ts';
import { revertImported } from './rules/merge-game.ts';
import type { KeepReason } from '#shared/schema/import-report.ts';
import { listIn } from './rules/merge-list.ts';
import { type GameList, onList } from '#shared/games/lists.ts';
import { setCopies } from '#server/copies/service.ts';
import { matchExpansions, filterLent, unlinkPlays } from '#server/games/service.ts';
import { deleteGames, findMergedGames, findTakenLists, updateGames } from './games-store.ts';
import { updateImport } from './imports-store.ts';
import { changedLater, pagesOfRows, saveReasons, type StoredRow } from './rows-store.ts';
import type { LockedImport, ImportWork } from './run-import.ts';
import { BATCH_ROWS } from './store-preview.ts';
import { undoPlays } from './undo-plays.ts';
import { findAddedSince, keepReasons } from './usage-since-import.ts';

/**
 * Undoes an import, plays first: games that it added are deleted unless used since, and changed games get back each
 * value that still is the imported one. Changes of later imports stay.
 */
export const undoRows: ImportWork = async (tx, held, advance) => {
  const { userId, importId, tally } = held;
  const keptPlays = await undoPlays(tx, held, advance);
  let keptGames = 0;
  for await (const page of pagesOfRows(tx, importId, 'added', BATCH_ROWS)) {
    keptGames += await removeAdded(tx, held, page);
    advance(page.length);
  }
  for await (const page of pagesOfRows(tx, importId, 'changed', BATCH_ROWS)) {
    await revertChanged(tx, held, page);
    advance(page.length);
  }
  await matchExpansions(tx, userId);
  await updateImport(tx, held, {
    status: 'undone',
    undoneAt: new Date(),
    tally: { ...tally, kept: keptGames, keptPlays },
  });
};

type Tx = Parameters<ImportWork>[0];
type KeptGame = Pick<StoredRow, 'line' | 'reasons'>;

const gameIds = (rows: readonly StoredRow[]): number[] => rows.flatMap(({ gameId }) => gameId ?? []);

async function removeAdded(tx: Tx, held: LockedImport, rows: readonly StoredRow[]): Promise<number> {
  const { userId, importId } = held;
  const changed = await changedLater(tx, held, 'game', gameIds(rows));
  const games = await findAddedSince(tx, userId, importId, gameIds(rows));
  const deleted: number[] = [];
  const keptRows: KeptGame[] = [];
  for (const row of rows) {
    const { line, gameId, reasons } = row;
    const since = games.get(gameId ?? 0);
    if (!since || gameId === null) continue;
    const because = keepReasons(since, row, changed.has(gameId));
    if (because.length === 0) deleted.push(gameId);
    else keptRows.push({ line, reasons: [...reasons, { code: 'kept', because }] });
  }
  await deleteGames(tx, userId, deleted);
  await saveReasons(tx, importId, keptRows);
  return keptRows.length;
}

async function revertChanged(tx: Tx, { userId, importId }: LockedImport, rows: readonly StoredRow[]): Promise<void> {
  const games = await findMergedGames(tx, userId, gameIds(rows));
  const taken = await findTakenLists(tx, userId, [...games.keys()]);
  const lent = await filterLent(tx, userId, [...games.keys()]);
  const reverted = new Map<number, MergedGame>();
  const copies = new Map<number, readonly OwnCopy[]>();
  const keptRows: KeptGame[] = [];
  for (const { line, gameId, change, reasons } of rows) {
    const game = games.get(gameId ?? 0);
    if (!game || gameId === null || !change) continue;
    const former = revertImported(game, change);
    const because = keptOnList({ ...game, ...former }, game, { taken: taken.get(gameId), isLent: lent.has(gameId) });
    if (because) {
      Object.assign(former, onList(listIn(game)));
      keptRows.push({ line, reasons: [...reasons, { code: 'kept', because: [because] }] });
    }
    reverted.set(gameId, { ...game, ...former });
    if ('copies' in former) copies.set(gameId, former.copies ?? []);
  }
  await updateGames(tx, userId, reverted);
  await setCopies(tx, userId, copies);
  const lostIds = [...reverted].filter(([id, { bggId }]) => bggId === null && games.get(id)?.bggId !== null);
  await unlinkPlays(
    tx,
    userId,
    lostIds.map(([id]) => id),
  );
  await saveReasons(tx, importId, keptRows);
}

/** Why a game cannot go back to its former list: its title is there again, or its owner has moved or lent it since. */
function keptOnList(
  former: MergedGame,
  game: MergedGame,
  { taken, isLent }: { taken: ReadonlySet<GameList> | undefined; isLent: boolean },
): KeepReason | null {
  if (former.isWishlist && former.isUnowned) return 'moved';
  const list = listIn(former);
  if (isLent && list !== 'owned') return 'lent';
  return list !== listIn(game) && taken?.has(list) ? 'title_taken' : null;
}
