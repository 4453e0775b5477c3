import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { sharingKeys } from './sharing-keys.ts';

const sharedKeys = {
  one: (shareId: string) => ['shared', shareId, 'games'],
  comments: (shareId: string) => ['shared', shareId, 'comments'],
} as const;

/** The validators load when they are needed: what a visitor reads first came with the page. */
async function validated() {
  const [{ call }, contracts] = await Promise.all([
    import('#client/lib/http.ts'),
    import('#shared/contracts/shared-collection.ts'),
  ]);
  return { call, contracts };
}

/** A shared collection. Its owner changes it elsewhere, so each visit asks again; while it is the same, little arrives. */
export const sharedCollectionQuery = (shareId: string) =>
  queryOptions({
    queryKey: sharedKeys.one(shareId),
    queryFn: async ({ signal }) => {
      const { call, contracts } = await validated();
      return call(contracts.getSharedCollection, { params: { shareId } }, signal);
    },
    staleTime: 0,
  });

/** What is said of it, the newest first. */
export const commentsQuery = (shareId: string) =>
  infiniteQueryOptions({
    queryKey: sharedKeys.comments(shareId),
    queryFn: async ({ pageParam, signal }) => {
      const { call, contracts } = await validated();
      const query = pageParam === null ? {} : { query: { before: String(pageParam) } };
      return call(contracts.listComments, { params: { shareId }, ...query }, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ comments, hasMore }) => (hasMore ? (comments.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });

/** Tells the server that somebody is looking; it counts them once a day. */
export const countView = mutationOptions({
  mutationFn: async (shareId: string) => {
    const { call, contracts } = await validated();
    return call(contracts.countView, { params: { shareId } });
  },
});

export const addComment = (shareId: string) =>
  mutationOptions({
    mutationFn: async (text: string) => {
      const { call, contracts } = await validated();
      return call(contracts.addComment, { params: { shareId }, body: { text } });
    },
    meta: { invalidates: [sharedKeys.comments(shareId), sharingKeys.all] },
  });

export const removeComment = (shareId: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: number }) => {
      const { call, contracts } = await validated();
      await call(contracts.removeComment, { params: { id } });
    },
    meta: { invalidates: [sharedKeys.comments(shareId), sharingKeys.all] },
  });
