import type { Game } from '#shared/contracts/games.ts';

export interface CollectionStats {
  owned: number;
  wishlisted: number;
  favorites: number;
  /** Different games that have been played. */
  gamesPlayed: number;
  /** Null while nothing has been played. */
  mostPlayed: Game | null;
}

/** The figures of the profile screen; expansions do not count as games. */
export function collectionStats(list: readonly Game[]): CollectionStats {
  const games = list.filter(({ isExpansion }) => !isExpansion);
  const played = games.filter(({ timesPlayed }) => timesPlayed > 0);
  return {
    owned: games.filter(({ isWishlist }) => !isWishlist).length,
    wishlisted: games.filter(({ isWishlist }) => isWishlist).length,
    favorites: games.filter(({ isFavorite }) => isFavorite).length,
    gamesPlayed: played.length,
    mostPlayed: played.reduce<Game | null>(
      (most, game) => (most && most.timesPlayed >= game.timesPlayed ? most : game),
      null,
    ),
  };
}
