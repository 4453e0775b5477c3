import { mutationOptions } from '@tanstack/react-query';
import { gameKeys, gamesQuery } from '../api.ts';
import { call } from '#client/lib/http/http.ts';
import { changeGames } from '#shared/games/change-many-games-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';

const mutationKey = ['tags-of-a-game'];

interface TagsToSet {
  /** As it was shown when they were chosen. */
  game: Pick<Game, 'id' | 'tagIds'>;
  tagIds: readonly number[];
}

const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id));

const changeOf = ({ game, tagIds }: TagsToSet) => ({
  add: without(tagIds, game.tagIds),
  remove: without(game.tagIds, tagIds),
});

/**
 * Gives a game these tags; the cached list shows them at once. Only the difference is sent, so that tags from another tab or
 * device stay. The list is refetched once all are sent: an earlier answer would hide tags that are still on their way.
 */
export const setTags = mutationOptions({
  mutationKey,
  mutationFn: async (sent: TagsToSet) => {
    const { add, remove } = changeOf(sent);
    if (add.length + remove.length === 0) return;
    await call(changeGames, { body: { ids: [sent.game.id], change: { kind: 'tags', add, remove } } });
  },
  onMutate: (sent, { client }) => {
    const { add, remove } = changeOf(sent);
    client.setQueryData(gamesQuery.queryKey, (games) =>
      games?.map((one) =>
        one.id === sent.game.id ? { ...one, tagIds: [...without(one.tagIds, [...add, ...remove]), ...add] } : one,
      ),
    );
  },
  onSettled: (_nothing, _error, _sent, _before, { client }) => {
    if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: gameKeys.all });
  },
  scope: { id: 'tags-of-a-game' },
});
