import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/copies.ts';
import type { CopyChanges, NewCopy } from '#shared/contracts/copies.ts';

const copyKeys = { all: ['copies'] as const };

/** The owner's copies of all games, in the order in which they were added. */
export const copiesQuery = queryOptions({
  queryKey: copyKeys.all,
  queryFn: ({ signal }) => call(contracts.listCopies, {}, signal),
});

const meta = { invalidates: [copyKeys.all] };

export const addCopy = mutationOptions({
  mutationFn: async ({ gameId, copy }: { gameId: number; copy: NewCopy }, { client }) => {
    const added = await call(contracts.addCopy, { params: { id: gameId }, body: copy });
    client.setQueryData(copiesQuery.queryKey, (copies) => copies && [...copies, added]);
    return added;
  },
  meta,
});

export const changeCopy = mutationOptions({
  mutationFn: async ({ id, changes }: { id: number; changes: CopyChanges }, { client }) => {
    const changed = await call(contracts.changeCopy, { params: { id }, body: changes });
    client.setQueryData(copiesQuery.queryKey, (copies) => copies?.map((copy) => (copy.id === id ? changed : copy)));
    return changed;
  },
  meta,
});

export const removeCopy = mutationOptions({
  mutationFn: async ({ id }: { id: number }, { client }) => {
    await call(contracts.removeCopy, { params: { id } });
    client.setQueryData(copiesQuery.queryKey, (copies) => copies?.filter((copy) => copy.id !== id));
  },
  meta,
});
