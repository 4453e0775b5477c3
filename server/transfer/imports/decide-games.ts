import { gameDifferences } from './rules/row-differences.ts';
import { type ImportedGame, FILLED_FACTS, type ImportedChange } from '#shared/schema/imported-game.ts';
import { mergeImported } from './rules/merge-game.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { DeletedSince } from './deleted-since.ts';
import type { DecidedRow, ImportChoices, Known } from './decided-row.ts';
import { findMergedGames } from './games-store.ts';
import type { OwnerLists } from './owner-lists.ts';
import { placeGame } from './place-game.ts';
import type { FileRow } from './import-row.ts';

/** The owner-visible reasons of a change; empty if only internal import data changes. */
function changeReasons({ from, to }: ImportedChange): ImportReason[] {
  const reasons: ImportReason[] = [];
  if (to.isUnowned === true) reasons.push({ code: 'moved_off_shelf' });
  else if (to.isWishlist === true) reasons.push({ code: 'moved_to_wishlist' });
  else if (to.isWishlist === false || to.isUnowned === false) reasons.push({ code: 'moved_to_collection' });
  const facts = [...FILLED_FACTS, 'isExpansion' as const].filter((fact) => fact in to);
  if (facts.length > 0) reasons.push({ code: 'filled', facts });
  if (to.rating !== undefined) reasons.push({ code: 'rating', from: from.rating ?? 0, to: to.rating });
  if (to.timesPlayed !== undefined) reasons.push({ code: 'plays', from: from.timesPlayed ?? 0, to: to.timesPlayed });
  if (to.notes !== undefined) reasons.push({ code: 'notes', replaced: Boolean(from.notes) });
  if (to.states !== undefined || to.wishPriority !== undefined) reasons.push({ code: 'states' });
  if (to.copies !== undefined) reasons.push({ code: 'copies' });
  return reasons;
}

/**
 * Decides a batch of game rows in file order, with one query for existing games. `lists` is shared by all batches and
 * updated with each row.
 */
export async function decideGames(
  db: Connection,
  userId: number,
  { lists, deleted }: Known,
  rows: readonly FileRow[],
  { bringBack }: ImportChoices,
): Promise<DecidedRow[]> {
  const placed = rows.map((row) => {
    const isDeleted = row.game !== null && !bringBack.has(row.line) && isDeletedHere(lists, deleted, row.game);
    return { row, isDeleted, placement: isDeleted ? null : row.game && placeGame(lists, row.game) };
  });
  const ids = placed.flatMap(({ placement }) => (placement?.kind === 'found' ? [placement.id] : []));
  const games = await findMergedGames(db, userId, ids);
  return placed.map(({ row, isDeleted, placement }): DecidedRow => {
    const { game, reasons } = row;
    if (isDeleted) return { ...row, action: 'deleted', reasons: [{ code: 'deleted_here' }, ...reasons] };
    if (!game || !placement) return { ...row, action: 'skip', reasons };
    if (placement.kind === 'left_out')
      return { ...row, action: 'skip', reasons: [placement.reason, ...reasons.filter(isUnreadable)] };
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

const isUnreadable = ({ code }: ImportReason): boolean => code === 'unreadable';

const LISTS = ['owned', 'wishlist', 'unowned'] as const;

/** Whether an earlier import added a game that its owner has deleted, and that is not there now. */
const isDeletedHere = (lists: OwnerLists, deleted: DeletedSince, game: ImportedGame): boolean =>
  deleted.hasGame(game) && LISTS.every((list) => !lists.find(game, list));
