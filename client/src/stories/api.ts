import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import type { Sent } from '#shared/contract/contract.ts';
import * as contracts from '#shared/stories/stories-contract.ts';
import type { SharedStory } from '#shared/stories/stories-contract.ts';

const storyKeys = { all: ['shared-stories'] as const };

/** The stories that the owner shares, newest first. */
export const sharedStoriesQuery = queryOptions({
  queryKey: storyKeys.all,
  queryFn: ({ signal }) => call(contracts.listStories, {}, signal),
});

/** The plays at the nights of an organization that the user hosts for; others write them too. */
export const nightPlaysQuery = (organizationId: number) =>
  queryOptions({
    queryKey: ['night-plays', organizationId],
    queryFn: ({ signal }) => call(contracts.listNightPlays, { for: organizationId }, signal),
    staleTime: 0,
  });

const meta = { invalidates: [storyKeys.all] };

/** Writes a response into the cached list. */
async function cacheStory(client: QueryClient, answer: Promise<SharedStory>): Promise<SharedStory> {
  const story = await answer;
  client.setQueryData(
    sharedStoriesQuery.queryKey,
    (all) => all && [story, ...all.filter(({ id }) => id !== story.id)].toSorted((a, b) => b.id - a.id),
  );
  return story;
}

/** A story that is shared already keeps its link. */
export const shareStory = mutationOptions({
  mutationFn: (body: Sent<typeof contracts.shareStory>['body'], { client }) =>
    cacheStory(client, call(contracts.shareStory, { body })),
  meta,
});

export const updateStory = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & Sent<typeof contracts.updateStory>['body'], { client }) =>
    cacheStory(client, call(contracts.updateStory, { params: { id }, body })),
  meta,
});

export const stopSharingStory = mutationOptions({
  mutationFn: async ({ id }: { id: number }, { client }) => {
    await call(contracts.stopSharingStory, { params: { id } });
    client.setQueryData(sharedStoriesQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
  },
  meta,
});
