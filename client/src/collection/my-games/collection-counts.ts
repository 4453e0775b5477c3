import type { Game } from '#shared/games/games-contract.ts';
import { listOf } from '#shared/games/lists.ts';
import { matchesExpansion, type ExpansionView } from '#client/games/filters/kind-parts.ts';

export interface CollectionCounts {
  owned: number;
  wishlist: number;
}

/** Counts for the page's header, by the expansion setting. */
export function countCollection(games: readonly Game[], expansions: ExpansionView): CollectionCounts {
  const counts = { owned: 0, wishlist: 0 };
  for (const game of games) {
    if (!matchesExpansion(expansions, game)) continue;
    const list = listOf(game);
    if (list !== 'unowned') counts[list] += 1;
  }
  return counts;
}
