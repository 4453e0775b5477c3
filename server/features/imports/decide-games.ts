import { gameDifferences } from '#shared/rules/row-differences.ts';
import { mergeImported } from '#shared/rules/imported-game.ts';
import type { Connection } from '../../database/database.ts';
import { changeReasons } from './change-reasons.ts';
import type { DecidedRow, Known } from './decide-rows.ts';
import { findMergedGames } from './games-store.ts';
import { placeGame } from './place-game.ts';
import type { FileRow } from './import-row.ts';

/**
 * Decides a batch of rows that tell of games, in the order of the file: one query for the games that they meet. `lists` goes from batch to
 * batch and takes in what each row brings.
 */
export async function decideGames(
  db: Connection,
  userId: number,
  { lists }: Known,
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
    const merged = { ...met, ...change.to };
    if (changes.length === 0) return { ...decided, change, merged, action: 'same' };
    return { ...decided, change, merged, action: 'change', differences: gameDifferences(change) };
  });
}
