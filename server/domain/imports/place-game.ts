import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits.ts';
import type { ImportReason } from '#shared/rules/imports/import-reasons.ts';
import type { ImportedGame } from '#shared/rules/imports/imported-game.ts';
import type { ListedGame, OwnerLists } from './owner-lists.ts';

/** Where a game of a file belongs in the owner's lists. */
export type Placement =
  | { kind: 'found'; id: number }
  | { kind: 'new'; title: string; reasons: ImportReason[] }
  | { kind: 'left_out'; reason: ImportReason };

/** Finds the owner's game for a row, or a title for a new one, and updates the lists. */
export function placeGame(lists: OwnerLists, game: ImportedGame): Placement {
  const found = lists.find(game, game.isWishlist);
  if (found) return meet(lists, found, game);
  const elsewhere = lists.find(game, !game.isWishlist);
  if (!elsewhere) return addNew(lists, game);
  if (game.isWishlist) return leftOut({ code: 'already_owned' });
  if (elsewhere.movedByOwner) return leftOut({ code: 'moved_by_owner' });
  if (lists.hasTitle(elsewhere.titleKey, false)) return leftOut({ code: 'title_taken', title: game.title });
  lists.moveToCollection(elsewhere);
  return meet(lists, elsewhere, game);
}

const leftOut = (reason: ImportReason): Placement => ({ kind: 'left_out', reason });

function meet(lists: OwnerLists, found: ListedGame, game: ImportedGame): Placement {
  if (found.id === null) return leftOut({ code: 'title_taken', title: game.title });
  lists.fillBggId(found, game.bggId);
  return { kind: 'found', id: found.id };
}

function addNew(lists: OwnerLists, game: ImportedGame): Placement {
  const { isWishlist, bggId } = game;
  const free = titlesFor(game).find((title) => !lists.hasTitle(title, isWishlist));
  if (free === undefined) return leftOut({ code: 'title_taken', title: game.title });
  lists.add({ id: null, bggId, titleKey: titleKey(free), isWishlist, movedByOwner: false });
  return { kind: 'new', title: free, reasons: free === game.title ? [] : [{ code: 'renamed', title: free }] };
}

/** Its title, then the title with the year if the first is taken. */
function titlesFor({ title, year }: ImportedGame): string[] {
  if (year === null) return [title];
  const suffix = ` (${year})`;
  return [title, title.slice(0, MAX_TITLE_LENGTH - suffix.length).toWellFormed() + suffix];
}
