import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { cacheAddedGame, listingMeta } from '../api.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/games/popular-games-contract.ts';
import type { PopularGame } from '#shared/games/popular-games-contract.ts';

/** The catalogue, the same for all users: 2,000 games. */
export const popularGamesQuery = queryOptions({
  queryKey: ['popular-games'],
  queryFn: ({ signal }) => call(contracts.listPopularGames, {}, signal),
});

/** Outcome types of these games. */
export const decidedGamesQuery = queryOptions({
  queryKey: ['decided-games'],
  queryFn: ({ signal }) => call(contracts.listDecidedGames, {}, signal),
});

interface PopularGameToAdd {
  game: PopularGame;
  isWishlist: boolean;
}

/** Adds a popular game to the collection or the wishlist. */
export const addPopularGame = mutationOptions({
  mutationFn: ({ game, isWishlist }: PopularGameToAdd, { client }) =>
    cacheAddedGame(client, call(contracts.addPopularGame, { params: { id: game.id }, body: { isWishlist } })),
  meta: listingMeta,
});
