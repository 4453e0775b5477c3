import { isOwned } from '#shared/games/lists.ts';
import type { Game } from '#shared/games/games-contract.ts';

export interface CollectionStats {
  owned: number;
  wishlisted: number;
  favorites: number;
  /** Number of distinct played games. */
  gamesPlayed: number;
  /** Null without plays. */
  mostPlayed: Game | null;
}

/** The profile's figures; expansions do not count as games. */
export function collectionStats(list: readonly Game[]): CollectionStats {
  const games = list.filter(({ isExpansion }) => !isExpansion);
  const played = games.filter(({ timesPlayed }) => timesPlayed > 0);
  return {
    owned: games.filter(isOwned).length,
    wishlisted: games.filter(({ isWishlist }) => isWishlist).length,
    favorites: games.filter(({ isFavorite }) => isFavorite).length,
    gamesPlayed: played.length,
    mostPlayed: played.reduce<Game | null>(
      (most, game) => (most && most.timesPlayed >= game.timesPlayed ? most : game),
      null,
    ),
  };
}
