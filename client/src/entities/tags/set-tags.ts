import { mutationOptions } from '@tanstack/react-query';
import { gameKeys, gamesQuery, cacheGame } from '#client/entities/games/api.ts';
import { call } from '#client/lib/http.ts';
import { changeGame } from '#shared/contracts/change-game.ts';
import type { Game } from '#shared/contracts/games.ts';

/** Gives a game these tags; the cached list shows them at once. One after another, so that the last choice stays. */
export const setTags = mutationOptions({
  mutationFn: ({ game, tagIds }: { game: Game; tagIds: number[] }, { client }) =>
    cacheGame(client, call(changeGame, { params: { id: game.id }, body: { tagIds } })),
  onMutate: ({ game, tagIds }, { client }) => {
    client.setQueryData(gamesQuery.queryKey, (games) =>
      games?.map((one) => (one.id === game.id ? { ...one, tagIds } : one)),
    );
  },
  onSettled: (_game, error, _sent, _before, { client }) => {
    if (error) void client.invalidateQueries({ queryKey: gameKeys.all });
  },
  scope: { id: 'tags-of-a-game' },
  meta: { invalidates: [gameKeys.all] },
});
