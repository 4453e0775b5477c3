import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/sharing/shared-collection-contract.ts';
import { shareLinkKeys } from '#client/lib/share-link-keys.ts';

const sharedKeys = {
  one: (shareId: string) => ['shared', shareId, 'games'],
  comments: (shareId: string) => ['shared', shareId, 'comments'],
} as const;

/** A shared collection. Revalidated on each visit; cheap if unchanged. */
export const sharedCollectionQuery = (shareId: string) =>
  queryOptions({
    queryKey: sharedKeys.one(shareId),
    queryFn: ({ signal }) => call(contracts.getSharedCollection, { params: { shareId } }, signal),
    staleTime: 0,
  });

/** Its comments, newest first. */
export const commentsQuery = (shareId: string) =>
  infiniteQueryOptions({
    queryKey: sharedKeys.comments(shareId),
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { query: { before: String(pageParam) } };
      return call(contracts.listComments, { params: { shareId }, ...query }, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ comments, hasMore }) => (hasMore ? (comments.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });

/** Counts a view; the server counts once a day. */
export const countView = mutationOptions({
  mutationFn: (shareId: string) => call(contracts.countView, { params: { shareId } }),
});

export const removeComment = (shareId: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: number }) => {
      await call(contracts.removeComment, { params: { id } });
    },
    meta: { invalidates: [sharedKeys.comments(shareId), shareLinkKeys.all] },
  });
