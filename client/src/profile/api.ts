import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { accountKeys, currentUserQuery } from '#client/accounts/api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/accounts/account-contract.ts';
import type { ProfileChanges } from '#shared/accounts/account-contract.ts';
import { noticeKeys } from './notices/api.ts';
import { tokenKeys } from './tokens/api.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';

const sessionKeys = { all: ['account', 'sessions'] } as const;

/** The user's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: sessionKeys.all,
  queryFn: ({ signal }) => call(contracts.listSessions, {}, signal),
});

function cacheUser(client: QueryClient, user: CurrentUser): CurrentUser {
  client.setQueryData(currentUserQuery.queryKey, user);
  return user;
}

/** Nights show their host's name, so they are invalidated. */
export const changeProfile = mutationOptions({
  mutationFn: async (changes: ProfileChanges, { client }) =>
    cacheUser(client, await call(contracts.changeProfile, { body: changes })),
  meta: { invalidates: [accountKeys.user, eventKeys.all] },
});

export const putPicture = mutationOptions({
  mutationFn: async (picture: Blob, { client }) =>
    cacheUser(client, await call(contracts.putPicture, { file: picture })),
});

export const removePicture = mutationOptions({
  mutationFn: async (_none: void, { client }) => cacheUser(client, await call(contracts.removePicture, {})),
});

export const endSession = mutationOptions({
  mutationFn: (device: string) => call(contracts.endSession, { params: { device } }),
  meta: { invalidates: [sessionKeys.all] },
});

export const endOtherSessions = mutationOptions({
  mutationFn: () => call(contracts.endOtherSessions, {}),
  meta: { invalidates: [sessionKeys.all, tokenKeys.all, noticeKeys.all] },
});

export const deleteAccount = mutationOptions({
  mutationFn: (confirm: string) => call(contracts.deleteAccount, { body: { confirm } }),
});
