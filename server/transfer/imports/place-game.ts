import { titleKey } from '#shared/games/duplicate-title.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { listIn, mergeList } from './rules/merge-list.ts';
import type { GameList } from '#shared/games/lists.ts';
import type { ListedGame, OwnerLists } from './owner-lists.ts';

/** The place of an imported game in the owner's lists. */
export type Placement =
  | { kind: 'found'; id: number }
  | { kind: 'new'; title: string; reasons: ImportReason[] }
  | { kind: 'left_out'; reason: ImportReason };

/** Order of the lists in which a game is searched that is not on the file's list. */
const LISTS = ['owned', 'unowned', 'wishlist'] as const satisfies readonly GameList[];

/** Finds the owner's game for a row, or a title for a new one, and updates the lists. */
export function placeGame(lists: OwnerLists, game: ImportedGame): Placement {
  const theirs = listIn(game);
  const found = lists.find(game, theirs);
  if (found) return meet(lists, found, game);
  const elsewhere = LISTS.map((list) => (list === theirs ? undefined : lists.find(game, list))).find(Boolean);
  if (!elsewhere) return addNew(lists, game);
  const { list: ours, lastList: last } = elsewhere;
  const list = elsewhere.isLent && ours === 'owned' ? ours : mergeList({ ours, last, theirs });
  if (list === ours) return stays(lists, elsewhere, game);
  if (lists.isBlocked(elsewhere.titleKey, list, elsewhere)) return leftOut({ code: 'title_taken', title: game.title });
  lists.move(elsewhere, list);
  return meet(lists, elsewhere, game);
}

/** A game that the file has on another list, and that stays where it is. */
function stays(lists: OwnerLists, found: ListedGame, game: ImportedGame): Placement {
  const theirs = listIn(game);
  if (found.list === 'owned' && theirs === 'wishlist') return leftOut({ code: 'already_owned' });
  if (found.list === 'owned' && found.id !== null) return leftOut({ code: 'still_owned', gameId: found.id });
  return found.lastList === theirs ? leftOut({ code: 'moved_by_owner' }) : meet(lists, found, game);
}

const leftOut = (reason: ImportReason): Placement => ({ kind: 'left_out', reason });

function meet(lists: OwnerLists, found: ListedGame, game: ImportedGame): Placement {
  if (found.id === null) return leftOut({ code: 'title_taken', title: game.title });
  lists.fillBggId(found, game.bggId);
  return { kind: 'found', id: found.id };
}

function addNew(lists: OwnerLists, game: ImportedGame): Placement {
  const list = listIn(game);
  const free = titlesFor(game).find((title) => !lists.isBlocked(title, list));
  if (free === undefined) return leftOut({ code: 'title_taken', title: game.title });
  lists.add({ id: null, bggId: game.bggId, titleKey: titleKey(free), list, lastList: null, isLent: false });
  return { kind: 'new', title: free, reasons: free === game.title ? [] : [{ code: 'renamed', title: free }] };
}

/** Its title, then the title with the year if the first is taken. */
function titlesFor({ title, year }: ImportedGame): string[] {
  if (year === null) return [title];
  const suffix = ` (${year})`;
  return [title, title.slice(0, MAX_TITLE_LENGTH - suffix.length).toWellFormed() + suffix];
}
