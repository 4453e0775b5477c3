import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/sharing.ts';
import type { Sharing, SharingChanges } from '#shared/contracts/sharing.ts';
import { sharingKeys } from '#client/entities/shared-collections/sharing-keys.ts';

/** The owner's shared collections, newest first. Refetched on each visit, because visitors add views and comments. */
export const sharingsQuery = queryOptions({
  queryKey: sharingKeys.all,
  queryFn: ({ signal }) => call(contracts.listSharings, {}, signal),
  staleTime: 0,
});

const meta = { invalidates: [sharingKeys.all] };

/** Writes a response into the cached list. */
async function cacheSharing(client: QueryClient, answer: Promise<Sharing>): Promise<Sharing> {
  const sharing = await answer;
  client.setQueryData(sharingsQuery.queryKey, (all) => {
    if (!all) return all;
    const isThere = all.some(({ id }) => id === sharing.id);
    return isThere ? all.map((one) => (one.id === sharing.id ? sharing : one)) : [sharing, ...all];
  });
  return sharing;
}

/** The payload that shares a collection; omitted fields get defaults. */
export type SharingToCreate = Parameters<typeof call<typeof contracts.createSharing>>[1]['body'];

export const createSharing = mutationOptions({
  mutationFn: (body: SharingToCreate, { client }) => cacheSharing(client, call(contracts.createSharing, { body })),
  meta,
});

export const changeSharing = mutationOptions({
  mutationFn: ({ id, changes }: { id: number; changes: SharingChanges }, { client }) =>
    cacheSharing(client, call(contracts.changeSharing, { params: { id }, body: changes })),
  meta,
});

export const deleteSharing = mutationOptions({
  mutationFn: async ({ id }: { id: number }, { client }) => {
    await call(contracts.deleteSharing, { params: { id } });
    client.setQueryData(sharingsQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
  },
  meta,
});
