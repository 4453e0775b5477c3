import type { GameState } from '#shared/enums.ts';
import type { BggColumn } from './bgg-collection-columns.ts';

/** The columns of BoardGameGeek's collection file that say the states of a game, in the order of GAME_STATES. */
export const STATE_COLUMNS = [
  ['preordered', 'preordered'],
  ['previously_owned', 'prevowned'],
  ['for_trade', 'fortrade'],
  ['want_in_trade', 'want'],
  ['want_to_play', 'wanttoplay'],
  ['want_to_buy', 'wanttobuy'],
] as const satisfies readonly (readonly [GameState, BggColumn])[];

/** States by which a game is wished for without being on BoardGameGeek's own wishlist. */
const WISHED: ReadonlySet<GameState> = new Set(['preordered', 'want_in_trade', 'want_to_buy']);

/**
 * Whether a game is on BoardGameGeek's wishlist, where each has a priority; other wishes here are only wanted or preordered
 * there.
 */
export const isOnBggWishlist = ({
  isWishlist,
  wishPriority,
  states,
}: {
  isWishlist: boolean;
  wishPriority: number | null;
  states: readonly GameState[];
}): boolean => wishPriority !== null || (isWishlist && !states.some((state) => WISHED.has(state)));
