import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { sharingKeys } from './sharing-keys.ts';

const sharedKeys = {
  one: (shareId: string) => ['shared', shareId, 'games'],
  comments: (shareId: string) => ['shared', shareId, 'comments'],
} as const;

/** Validators are loaded on demand: the first page for visitors is prerendered. */
async function validated() {
  const [{ call }, contracts] = await Promise.all([
    import('#client/lib/http.ts'),
    import('#shared/contracts/shared-collection.ts'),
  ]);
  return { call, contracts };
}

/** A shared collection. Revalidated on each visit; cheap if unchanged. */
export const sharedCollectionQuery = (shareId: string) =>
  queryOptions({
    queryKey: sharedKeys.one(shareId),
    queryFn: async ({ signal }) => {
      const { call, contracts } = await validated();
      return call(contracts.getSharedCollection, { params: { shareId } }, signal);
    },
    staleTime: 0,
  });

/** Its comments, newest first. */
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

/** Counts a view; the server counts once a day. */
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
