import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/copies/change-copies-contract.ts';
import type { CopyChanges } from '#shared/copies/change-copies-contract.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { loansQuery } from './loans/api.ts';
import { copiesQuery } from './api.ts';

/* A loan says how many copies there are of its game. */
const meta = { invalidates: [copiesQuery.queryKey, loansQuery.queryKey] };

/** The payload that adds a copy; omitted fields are not known. */
type CopyToAdd = Parameters<typeof call<typeof contracts.addCopy>>[1]['body'];

/** Adds a copy of a game and writes it into the cached list. */
export async function sendNewCopy(client: QueryClient, gameId: number, copy: CopyToAdd): Promise<Copy> {
  const added = await call(contracts.addCopy, { params: { id: gameId }, body: copy });
  client.setQueryData(copiesQuery.queryKey, (copies) => copies && [...copies, added]);
  return added;
}

/** Changes a copy, also in the cached list. */
export async function sendCopyChanges(client: QueryClient, id: number, changes: CopyChanges): Promise<Copy> {
  const changed = await call(contracts.changeCopy, { params: { id }, body: changes });
  client.setQueryData(copiesQuery.queryKey, (copies) => copies?.map((copy) => (copy.id === id ? changed : copy)));
  return changed;
}

export const addCopy = mutationOptions({
  mutationFn: ({ gameId, copy }: { gameId: number; copy: CopyToAdd }, { client }) => sendNewCopy(client, gameId, copy),
  meta,
});

export const changeCopy = mutationOptions({
  mutationFn: ({ id, changes }: { id: number; changes: CopyChanges }, { client }) =>
    sendCopyChanges(client, id, changes),
  meta,
});

/** Removes a copy, also from the cached list. */
export async function sendCopyRemoval(client: QueryClient, id: number): Promise<void> {
  await call(contracts.removeCopy, { params: { id } });
  client.setQueryData(copiesQuery.queryKey, (copies) => copies?.filter((copy) => copy.id !== id));
}

export const removeCopy = mutationOptions({
  mutationFn: ({ id }: { id: number }, { client }) => sendCopyRemoval(client, id),
  meta,
});
