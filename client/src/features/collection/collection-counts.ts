import type { Game } from '#shared/contracts/games.ts';

export interface CollectionCounts {
  owned: number;
  wishlist: number;
  /** Over every game that is counted. */
  plays: number;
}

/** The three numbers of the page's head; expansions are not counted. */
export function countCollection(games: readonly Game[]): CollectionCounts {
  const counts = { owned: 0, wishlist: 0, plays: 0 };
  for (const game of games) {
    if (game.isExpansion) continue;
    counts[game.isWishlist ? 'wishlist' : 'owned'] += 1;
    counts.plays += game.timesPlayed;
  }
  return counts;
}
