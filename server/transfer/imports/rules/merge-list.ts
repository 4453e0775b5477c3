import { GAME_STATES, type GameState } from '#shared/enums.ts';
import { type GameList, listOf } from '#shared/games/lists.ts';

/** The list of a game in a file; files and imports from before games on neither list do not say `isUnowned`. */
export const listIn = ({ isWishlist, isUnowned }: { isWishlist: boolean; isUnowned?: boolean | undefined }): GameList =>
  listOf({ isWishlist, isUnowned: isUnowned ?? false });

interface Lists {
  ours: GameList;
  /** List in the last import; null if there is none. */
  last: GameList | null;
  theirs: GameList;
}

/**
 * The list of a game after an import: where the owner has put it since the last one; else the file's, if that is nearer to
 * owning it, or if the last import had put it where it is.
 */
export function mergeList({ ours, last, theirs }: Lists): GameList {
  if (ours === theirs || last === theirs) return ours;
  if (ours === 'owned') return theirs === 'unowned' && last === 'owned' ? theirs : ours;
  if (ours === 'wishlist') return theirs === 'owned' || last === 'wishlist' ? theirs : ours;
  return theirs;
}

/** Three-way merge of states: each is as the file has it if it changed there since the last import, else as the owner has it. */
export const mergeStates = (
  ours: readonly GameState[],
  last: readonly GameState[] | undefined,
  theirs: readonly GameState[] | undefined,
): GameState[] =>
  GAME_STATES.filter((state) => {
    if (theirs === undefined) return ours.includes(state);
    const isImported = theirs.includes(state);
    if (last === undefined) return isImported || ours.includes(state);
    return isImported === last.includes(state) ? ours.includes(state) : isImported;
  });
