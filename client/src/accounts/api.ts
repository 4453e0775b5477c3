import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { recordResponse, recordFailure } from '#client/lib/device/network.ts';
import { clearDevice } from '#client/lib/device/clear-device.ts';
import { answerOf, call } from '#client/lib/http/http.ts';
import { createAccount, getConfig, getCurrentUser, type NewAccount } from '#shared/accounts/auth-contract.ts';
import { CURRENT_USER_PATH } from '#shared/contract/current-user-path.ts';

export const accountKeys = {
  user: ['account', 'user'],
  config: ['account', 'config'],
} as const;

/** The signed-in user, or null: 401 means signed out and is not an error. */
export const currentUserQuery = queryOptions({
  queryKey: accountKeys.user,
  queryFn: async ({ signal }) => {
    const response = await fetch(CURRENT_USER_PATH, { credentials: 'same-origin', signal }).catch((error: unknown) => {
      recordFailure(error);
      throw error;
    });
    recordResponse(response);
    if (response.status === 401) {
      void clearDevice();
      await response.text(); // an unread response keeps its connection busy
      return null;
    }
    return answerOf(getCurrentUser, response);
  },
});

/** The available sign-in methods, and the options of local mode. */
export const configQuery = queryOptions({
  queryKey: accountKeys.config,
  queryFn: ({ signal }) => call(getConfig, {}, signal),
});

export const createAccountMutation = mutationOptions({
  mutationFn: (account: NewAccount & { returnTo?: string }) => call(createAccount, { body: account }),
});
