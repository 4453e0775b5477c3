import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { sharingKeys } from '#client/features/sharing/sharing-keys.ts';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/shared-collection.ts';

const sharedKeys = {
  one: (shareId: string) => ['shared', shareId, 'games'],
  comments: (shareId: string) => ['shared', shareId, 'comments'],
} as const;

/** A shared collection. Its owner changes it elsewhere, so each visit asks again; while it is the same, little arrives. */
export const sharedCollectionQuery = (shareId: string) =>
  queryOptions({
    queryKey: sharedKeys.one(shareId),
    queryFn: ({ signal }) => call(contracts.getSharedCollection, { params: { shareId } }, signal),
    staleTime: 0,
  });

/** What is said of it, the newest first. */
export const commentsQuery = (shareId: string) =>
  infiniteQueryOptions({
    queryKey: sharedKeys.comments(shareId),
    queryFn: ({ pageParam, signal }) =>
      call(
        contracts.listComments,
        { params: { shareId }, ...(pageParam !== null && { query: { before: String(pageParam) } }) },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ comments, hasMore }) => (hasMore ? (comments.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });

/** Tells the server that somebody is looking; it counts them once a day. */
export const countView = mutationOptions({
  mutationFn: (shareId: string) => call(contracts.countView, { params: { shareId } }),
});

export const addComment = (shareId: string) =>
  mutationOptions({
    mutationFn: (text: string) => call(contracts.addComment, { params: { shareId }, body: { text } }),
    meta: { invalidates: [sharedKeys.comments(shareId), sharingKeys.all] },
  });

export const removeComment = (shareId: string) =>
  mutationOptions({
    mutationFn: ({ id }: { id: number }) => call(contracts.removeComment, { params: { id } }),
    meta: { invalidates: [sharedKeys.comments(shareId), sharingKeys.all] },
  });
