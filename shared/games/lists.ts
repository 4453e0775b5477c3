import type { GameState } from '#shared/enums.ts';
import { statesInOrder } from './game-states.ts';

/** The list that a game is on; `unowned` for one on neither: previously owned, or only wanted to be played. */
export type GameList = 'owned' | 'wishlist' | 'unowned';

/** The columns that say which list a game is on; never both true. */
export interface OnList {
  isWishlist: boolean;
  isUnowned: boolean;
}

export const listOf = ({ isWishlist, isUnowned }: OnList): GameList => {
  if (isWishlist) return 'wishlist';
  return isUnowned ? 'unowned' : 'owned';
};

/** Whether a game is in the owner's collection: on the shelf, to be picked, counted and planned with. */
export const isOwned = ({ isWishlist, isUnowned }: OnList): boolean => !isWishlist && !isUnowned;

export const onList = (list: GameList): OnList => ({ isWishlist: list === 'wishlist', isUnowned: list === 'unowned' });

/** The states that a game loses when it is moved to a list. */
export const LOST_STATES: Record<GameList, readonly GameState[]> = {
  owned: ['preordered', 'previously_owned', 'want_in_trade', 'want_to_buy'],
  wishlist: ['for_trade'],
  unowned: ['for_trade', 'preordered'],
};

/** The states that an owner sets by hand for a game on a list. */
const SET_STATES: Record<GameList, readonly GameState[]> = {
  owned: ['for_trade', 'want_to_play'],
  wishlist: ['preordered', 'want_in_trade', 'want_to_play', 'want_to_buy'],
  unowned: ['previously_owned', 'want_to_play'],
};

/** The states to offer for games on a list: those that make sense there, and those that the games have. */
export const offeredStates = (list: GameList, present: readonly GameState[]): GameState[] =>
  statesInOrder([...SET_STATES[list], ...present]);

export interface Listed extends OnList {
  states: GameState[];
  /** 1 (must have) to 5; null if none. */
  wishPriority: number | null;
}

/**
 * A game after its owner moved it to a list: it loses the states that contradict the list, a game that leaves the
 * collection for no list becomes previously owned, and an owned one has no priority as a wish. On the same list, nothing changes.
 */
export function movedTo(list: GameList, game: Listed): Listed {
  const from = listOf(game);
  const { states, wishPriority } = game;
  if (from === list) return { ...onList(list), states, wishPriority };
  const remaining = states.filter((state) => !LOST_STATES[list].includes(state) && state !== 'previously_owned');
  const wasOwned =
    list !== 'owned' && (states.includes('previously_owned') || (list === 'unowned' && from === 'owned'));
  return {
    ...onList(list),
    states: wasOwned ? statesInOrder([...remaining, 'previously_owned']) : remaining,
    wishPriority: list === 'owned' ? null : wishPriority,
  };
}
