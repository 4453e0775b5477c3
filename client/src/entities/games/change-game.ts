import { mutationOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import { changeGame as contract } from '#shared/contracts/change-game.ts';
import type { Game } from '#shared/contracts/games.ts';
import { cacheGame, listingMeta } from './api.ts';

/** Changes of a game; omitted fields stay. */
export type ChangesToGame = Parameters<typeof call<typeof contract>>[1]['body'];

/** Changes a game and writes the response into the cached list. */
export const changeGame = mutationOptions({
  mutationFn: ({ game, changes }: { game: Pick<Game, 'id'>; changes: ChangesToGame }, { client }) =>
    cacheGame(client, call(contract, { params: { id: game.id }, body: changes })),
  meta: listingMeta,
});
