import { mutationOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { changeGame as contract } from '#shared/games/change-game-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { cacheGame, listingMeta } from './api.ts';

/** Changes of a game; omitted fields stay. */
export type ChangesToGame = Parameters<typeof call<typeof contract>>[1]['body'];

/** Changes a game and writes the response into the cached list. */
export const changeGame = mutationOptions({
  mutationFn: ({ game, changes }: { game: Pick<Game, 'id'>; changes: ChangesToGame }, { client }) =>
    cacheGame(client, call(contract, { params: { id: game.id }, body: changes })),
  meta: listingMeta,
});
