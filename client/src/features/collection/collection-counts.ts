import type { Game } from '#shared/contracts/games.ts';
import { admitsExpansion, type ExpansionView } from '#shared/rules/games/collection-filter.ts';

export interface CollectionCounts {
  owned: number;
  wishlist: number;
}

/** Counts for the page's header, by the expansion setting. */
export function countCollection(games: readonly Game[], expansions: ExpansionView): CollectionCounts {
  const counts = { owned: 0, wishlist: 0 };
  for (const game of games) {
    if (!admitsExpansion(expansions, game)) continue;
    counts[game.isWishlist ? 'wishlist' : 'owned'] += 1;
  }
  return counts;
}
