import { QueryObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { loansQuery } from '#client/copies/loans/api.ts';
import { eventGamesQuery, eventsQuery } from '#client/nights/api.ts';
import { gamePlaysQuery, playsQuery } from '#client/plays/api.ts';
import { addPopularGame } from './popular-games/api.ts';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { aPopularGame } from '#tests/support/rows/a-popular-game.ts';
import * as api from './api.ts';
import { changeGame } from './change-game.ts';

const onTheWire = { ...aGame(), createdAt: '2026-01-01T00:00:00.000Z' };
const changed = { ...onTheWire, rating: 4, timesPlayed: 1 };

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

/** A client that shows one game, and the requests made after that. */
async function showingAzul() {
  const requests: string[] = [];
  let list = [onTheWire];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(`${init.method} ${path}`);
    if (init.method === 'DELETE') return new Response(null, { status: 204 });
    return json(init.method === 'GET' ? list : changed);
  });
  const client = makeQueryClient();
  new QueryObserver(client, api.gamesQuery).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(api.gamesQuery.queryKey)).toHaveLength(1));
  requests.length = 0;
  const [azul] = client.getQueryData(api.gamesQuery.queryKey) ?? [];
  return { client, requests, azul: azul as Game, serve: (games: typeof list) => (list = games) };
}

const run = <Answer, Sent>(client: QueryClient, options: MutationOptions<Answer, Error, Sent>, sent: Sent) =>
  client.getMutationCache().build(client, options).execute(sent);

const mutations: Record<string, (client: QueryClient, game: Game) => Promise<unknown>> = {
  'POST /api/games': (client) => run(client, api.addGame, { title: 'Azul', players: '2-4', duration: '45' }),
  'POST /api/games/1/restore': (client, game) => run(client, api.restoreGame, game),
  'POST /api/games/1/play': (client, game) => run(client, api.markPlayed, game),
  'POST /api/games/1/rate': (client, game) => run(client, api.rateGame, { game, rating: 4 }),
  'POST /api/games/1/favorite': (client, game) => run(client, api.toggleFavorite, game),
  'DELETE /api/games/1': (client, game) => run(client, api.removeGame, game),
};

test.each(Object.entries(mutations))('%s updates the cached list at once and refetches it', async (request, mutate) => {
  const { client, requests, azul, serve } = await showingAzul();
  const seen: (readonly Game[])[] = [];
  client.getQueryCache().subscribe(() => seen.push(client.getQueryData(api.gamesQuery.queryKey) ?? []));
  const removed = request.startsWith('DELETE');
  serve(removed ? [] : [changed]);
  await mutate(client, azul);
  expect(requests).toEqual([request, 'GET /api/games']);
  expect(seen[0]?.map(({ timesPlayed }) => timesPlayed)).toEqual(removed ? [] : [1]);
});

test.each([
  ['removed', (client: QueryClient, game: Game) => run(client, api.removeGame, game)],
  ['restored', (client: QueryClient, game: Game) => run(client, api.restoreGame, game)],
  ['edited', (client: QueryClient, game: Game) => run(client, changeGame, { game, changes: { title: 'Azul II' } })],
])('the games of a night are read again once one of them was %s', async (_done, mutate) => {
  const { client, azul } = await showingAzul();
  const { queryKey } = eventGamesQuery(1);
  client.setQueryData(queryKey, []);
  await mutate(client, azul);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

const relisting = {
  'adding a game': mutations['POST /api/games'],
  'adding a popular game': (client: QueryClient) =>
    run(client, addPopularGame, { game: aPopularGame(), isWishlist: false }),
  'removing a game': mutations['DELETE /api/games/1'],
  'restoring a game': mutations['POST /api/games/1/restore'],
  'editing a game': (client: QueryClient, game: Game) =>
    run(client, changeGame, { game, changes: { isUnowned: true } }),
};

test.each(Object.entries(relisting))(
  '%s refetches plays, loans and nights, which may be linked to it now, or no longer',
  async (_, mutate) => {
    const { client, azul } = await showingAzul();
    const lists = [
      playsQuery.queryKey,
      gamePlaysQuery(1).queryKey,
      loansQuery.queryKey,
      eventsQuery(null).queryKey,
      eventGamesQuery(1).queryKey,
    ];
    for (const queryKey of lists) client.setQueryData(queryKey, []);
    await mutate?.(client, azul);
    expect(lists.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual(lists.map(() => true));
  },
);

test('adding a wished game reports that it was a wish', async () => {
  const client = makeQueryClient();
  client.setQueryData(api.gamesQuery.queryKey, [{ ...aGame(), isWishlist: true }]);
  const owned = { ...aGame(), isWishlist: false };
  expect((await api.cacheAddedGame(client, Promise.resolve(owned))).wasWished).toBe(true);
  expect((await api.cacheAddedGame(client, Promise.resolve(owned))).wasWished).toBe(false);
});
