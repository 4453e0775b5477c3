import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { gameKeys, gamesQuery } from '../api.ts';
import { ApiError, call } from '#client/lib/http/http.ts';
import type { Game } from '#shared/games/games-contract.ts';
import * as contracts from '#shared/games/tags-contract.ts';
import type { Tag, TagChanges } from '#shared/games/tags-contract.ts';
import { readersCollator } from '#shared/games/collection-sort.ts';
import { nameKey } from '#shared/text/person-name.ts';

const tagKeys = { all: ['tags'] as const };

/** The owner's tags, by name. */
export const tagsQuery = queryOptions({
  queryKey: tagKeys.all,
  queryFn: ({ signal }) => call(contracts.listTags, {}, signal),
});

const meta = { invalidates: [tagKeys.all] };

function cacheTag(client: QueryClient, tag: Tag): Tag {
  client.setQueryData(
    tagsQuery.queryKey,
    (tags) =>
      tags &&
      [...tags.filter(({ id }) => id !== tag.id), tag].sort((a, b) => readersCollator().compare(a.name, b.name)),
  );
  return tag;
}

/** Creates a tag; one that another device has created meanwhile is used unchanged. */
export const addTag = mutationOptions({
  mutationFn: async (name: string, { client }) => {
    try {
      return cacheTag(client, await call(contracts.addTag, { body: { name } }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'duplicate_tag') throw error;
      const tags = await client.fetchQuery({ ...tagsQuery, staleTime: 0 });
      const made = tags.find((tag) => nameKey(tag.name) === nameKey(name));
      if (!made) throw error;
      return made;
    }
  },
  meta,
});

export const changeTag = mutationOptions({
  mutationFn: async ({ tag, changes }: { tag: Tag; changes: TagChanges }, { client }) =>
    cacheTag(client, await call(contracts.changeTag, { params: { id: tag.id }, body: changes })),
  meta,
});

/** Deletes a tag; it goes off all games. */
export const deleteTag = mutationOptions({
  mutationFn: async ({ id }: Tag, { client }) => {
    await call(contracts.deleteTag, { params: { id } });
    client.setQueryData(tagsQuery.queryKey, (tags) => tags?.filter((tag) => tag.id !== id));
    client.setQueryData(gamesQuery.queryKey, (games) => games?.map((game) => withoutTag(game, id)));
  },
  meta: { invalidates: [tagKeys.all, gameKeys.all] },
});

const withoutTag = (game: Game, tagId: number): Game =>
  game.tagIds.includes(tagId) ? { ...game, tagIds: game.tagIds.filter((id) => id !== tagId) } : game;
