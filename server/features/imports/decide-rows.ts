import type { ImportAction } from '#shared/enums.ts';
import type { ImportReason } from '#shared/rules/import-reasons.ts';
import { type ImportedChange, type ImportedGame, type MergedGame, mergeImported } from '#shared/rules/imported-game.ts';
import type { Connection } from '../../database/database.ts';
import { changeReasons } from './change-reasons.ts';
import { findMergedGames } from './games-store.ts';
import type { OwnerLists } from './owner-lists.ts';
import { placeGame } from './place-game.ts';
import type { FileRow } from './read-collection.ts';

/** What an import does with one row. */
export interface DecidedRow {
  line: number;
  /** As the file has it. */
  title: string;
  game: ImportedGame | null;
  action: ImportAction;
  reasons: ImportReason[];
  /** Of a row that is added: the title that it gets. */
  newTitle?: string;
  /** Of a row that is there already. */
  gameId?: number;
  change?: ImportedChange;
  merged?: MergedGame;
}

/**
 * Decides a batch of rows, in the order of the file: one query for the games that they meet. `lists` goes from batch to
 * batch and takes in what each row brings.
 */
export async function decideRows(
  db: Connection,
  userId: number,
  lists: OwnerLists,
  rows: readonly FileRow[],
): Promise<DecidedRow[]> {
  const placed = rows.map((row) => ({ row, placement: row.game && placeGame(lists, row.game) }));
  const ids = placed.flatMap(({ placement }) => (placement?.kind === 'found' ? [placement.id] : []));
  const games = await findMergedGames(db, userId, ids);
  return placed.map(({ row, placement }): DecidedRow => {
    const { game, reasons } = row;
    if (!game || !placement) return { ...row, action: 'skip' };
    if (placement.kind === 'left_out') return { ...row, action: 'skip', reasons: [placement.reason] };
    if (placement.kind === 'new') {
      return { ...row, action: 'add', newTitle: placement.title, reasons: [...reasons, ...placement.reasons] };
    }
    const met = games.get(placement.id);
    if (!met) throw new Error(`game ${placement.id} is gone in the middle of an import`);
    const change = mergeImported(met, game);
    const changes = changeReasons(change);
    const decided = { ...row, gameId: placement.id, reasons: [...changes, ...reasons] };
    return { ...decided, change, merged: { ...met, ...change.to }, action: changes.length > 0 ? 'change' : 'same' };
  });
}
