import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { gameKeys, listingMeta } from '#client/games/api.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/plays/played-games-contract.ts';

/** Played games outside the collection. Under the games' key, because changes of games affect it. */
export const playedGamesQuery = queryOptions({
  queryKey: [...gameKeys.all, 'played'],
  queryFn: ({ signal }) => call(contracts.listPlayedGames, {}, signal),
  staleTime: 0,
});

/** Number of such games, and of plays without a game. */
export const playedCountsQuery = queryOptions({
  queryKey: [...gameKeys.all, 'played-counts'],
  queryFn: ({ signal }) => call(contracts.countPlayedGames, {}, signal),
});

/** Adds the chosen games to the collection. */
export const addPlayedGamesToCollection = mutationOptions({
  mutationFn: (keys: string[]) => call(contracts.addPlayedGamesToCollection, { body: { keys } }),
  meta: listingMeta,
});
