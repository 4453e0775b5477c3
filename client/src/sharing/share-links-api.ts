import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/sharing/sharing-contract.ts';
import type { Sharing, SharingChanges } from '#shared/sharing/sharing-contract.ts';
import { shareLinkKeys } from '#client/lib/share-link-keys.ts';

/** The links by which an owner shares the collection (`Sharing` in the API), newest first. Refetched on each visit, because visitors add views and comments. */
export const shareLinksQuery = queryOptions({
  queryKey: shareLinkKeys.all,
  queryFn: ({ signal }) => call(contracts.listSharings, {}, signal),
  staleTime: 0,
});

const meta = { invalidates: [shareLinkKeys.all] };

/** Writes a response into the cached list. */
async function cacheShareLink(client: QueryClient, answer: Promise<Sharing>): Promise<Sharing> {
  const sharing = await answer;
  client.setQueryData(shareLinksQuery.queryKey, (all) => {
    if (!all) return all;
    const isThere = all.some(({ id }) => id === sharing.id);
    return isThere ? all.map((one) => (one.id === sharing.id ? sharing : one)) : [sharing, ...all];
  });
  return sharing;
}

/** The payload that shares a collection; omitted fields get defaults. */
export type ShareLinkToCreate = Parameters<typeof call<typeof contracts.createSharing>>[1]['body'];

export const createShareLink = mutationOptions({
  mutationFn: (body: ShareLinkToCreate, { client }) => cacheShareLink(client, call(contracts.createSharing, { body })),
  meta,
});

export const changeShareLink = mutationOptions({
  mutationFn: ({ id, changes }: { id: number; changes: SharingChanges }, { client }) =>
    cacheShareLink(client, call(contracts.changeSharing, { params: { id }, body: changes })),
  meta,
});

export const deleteShareLink = mutationOptions({
  mutationFn: async ({ id }: { id: number }, { client }) => {
    await call(contracts.deleteSharing, { params: { id } });
    client.setQueryData(shareLinksQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
  },
  meta,
});
