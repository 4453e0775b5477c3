import type { SharedGame } from '#shared/contracts/shared-collection.ts';
import type { CollectedGame } from '#shared/rules/games/collected-game.ts';

/** A shared game in the form of My Games' filters; private fields are empty. */
export type ShownGame = CollectedGame & SharedGame & { rating: number };

export const asCollected = (game: SharedGame): ShownGame => ({
  ...game,
  rating: game.rating ?? 0,
  notes: null,
  lastPlayed: null,
  isFavorite: false,
  isWishlist: false,
  isUnowned: false,
  parentGameId: null,
  createdAt: null,
});
