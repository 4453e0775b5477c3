import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { loanKeys } from '#client/lib/loan-keys.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { playKeys } from '#client/lib/play-keys.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/games/games-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { reuseUnchangedGames, withGame, withoutGame } from './game-list.ts';

export const gameKeys = {
  all: ['games'] as const,
  /** Null for the user's own. */
  toHost: (organizationId: number | null): readonly (string | number)[] =>
    organizationId === null ? gameKeys.all : ['organization-games', organizationId],
};

/** The owner's collection, wishlist and expansions. */
export const gamesQuery = queryOptions({
  queryKey: gameKeys.all,
  queryFn: ({ signal }) => call(contracts.listGames, {}, signal),
  structuralSharing: (before, after) => reuseUnchangedGames(before as Game[] | undefined, after as Game[]),
});

/**
 * Games available for a night: one's own, or the collection of the organization one hosts for, which others change too.
 */
export const gamesToHostQuery = (organizationId: number | null) =>
  queryOptions({
    queryKey: gameKeys.toHost(organizationId),
    queryFn: ({ signal }) => call(contracts.listGames, { for: organizationId }, signal),
    structuralSharing: (before, after) => reuseUnchangedGames(before as Game[] | undefined, after as Game[]),
    staleTime: organizationId === null ? Infinity : 0,
  });

/* Mutations write their response into the cached list, so that the screen updates at once, and then refetch it. */
const meta = { invalidates: [gameKeys.all] };

/** Games that are added, edited, removed or moved to another list: plays, loans and nights are linked to them, or lose them. */
export const listingMeta = {
  invalidates: [gameKeys.all, playKeys.games, playKeys.all, loanKeys.all, eventKeys.all],
};

function patch(client: QueryClient, change: (games: Game[]) => Game[]): void {
  client.setQueryData(gamesQuery.queryKey, (games) => games && change(games));
}

/** Writes a response's game into the cached list. */
export async function cacheGame(client: QueryClient, answer: Promise<Game>): Promise<Game> {
  const game = await answer;
  patch(client, (games) => withGame(games, game));
  return game;
}

/** An added game, and whether it was on the wishlist. */
export type AddedGame = Game & { wasWished: boolean };

/** Writes the response to adding a game into the cache. */
export async function cacheAddedGame(client: QueryClient, answer: Promise<Game>): Promise<AddedGame> {
  const before = client.getQueryData(gamesQuery.queryKey) ?? [];
  const game = await cacheGame(client, answer);
  const wasWished = !game.isWishlist && before.some(({ id, isWishlist }) => isWishlist && id === game.id);
  return { ...game, wasWished };
}

const idOf = (game: Game) => ({ params: { id: game.id } });

/** The payload that adds a game; omitted fields get defaults. */
export type GameToAdd = Parameters<typeof call<typeof contracts.addGame>>[1]['body'];

export const addGame = mutationOptions({
  mutationFn: (body: GameToAdd, { client }) => cacheAddedGame(client, call(contracts.addGame, { body })),
  meta: listingMeta,
});

export const removeGame = mutationOptions({
  mutationFn: async (game: Game, { client }) => {
    await call(contracts.removeGame, idOf(game));
    patch(client, (games) => withoutGame(games, game.id));
  },
  meta: listingMeta,
});

export const restoreGame = mutationOptions({
  mutationFn: (game: Game, { client }) => cacheGame(client, call(contracts.restoreGame, idOf(game))),
  meta: listingMeta,
});

export const markPlayed = mutationOptions({
  mutationFn: (game: Game, { client }) => cacheGame(client, call(contracts.markPlayed, idOf(game))),
  meta,
});

export const undoMarkPlayed = mutationOptions({
  mutationFn: (game: Game, { client }) => cacheGame(client, call(contracts.undoMarkPlayed, idOf(game))),
  meta,
});

export const rateGame = mutationOptions({
  mutationFn: ({ game, rating }: { game: Game; rating: number }, { client }) =>
    cacheGame(client, call(contracts.rateGame, { ...idOf(game), body: { rating } })),
  meta,
});

export const toggleFavorite = mutationOptions({
  mutationFn: (game: Game, { client }) => cacheGame(client, call(contracts.toggleFavorite, idOf(game))),
  meta,
});
