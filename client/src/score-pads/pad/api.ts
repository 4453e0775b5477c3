import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/score-pads/score-pads-contract.ts';
import type { StoredPad } from './stored-pad.ts';
import { openPadStore } from './pad-store.ts';

const padKeys = { all: ['score-pads'], stored: ['score-pads', 'kept'] } as const;

/** The owner's open pads, latest first. */
export const openPadsQuery = queryOptions({
  queryKey: padKeys.all,
  queryFn: ({ signal }) => call(contracts.listPads, {}, signal),
  refetchOnMount: 'always',
});

/** Pads on this device. */
export const storedPadsQuery = queryOptions({
  queryKey: padKeys.stored,
  queryFn: async () => (await openPadStore()).all(),
  refetchOnMount: 'always',
});

/** Deletes a pad on the server, if it exists there, and on this device. */
export const discardPad = mutationOptions({
  mutationFn: async ({ id, code }: Pick<StoredPad, 'id' | 'code'>) => {
    if (code !== null) await call(contracts.discardPad, { params: { code } });
    await (await openPadStore()).remove(id);
  },
  meta: { invalidates: [padKeys.all] },
});

/** Removes a pad from this device only. */
export const removeFromDevice = mutationOptions({
  mutationFn: async ({ id }: Pick<StoredPad, 'id'>) => (await openPadStore()).remove(id),
  meta: { invalidates: [padKeys.stored] },
});
