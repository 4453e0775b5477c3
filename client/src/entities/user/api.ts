import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { noteAnswer, noteFailure } from '#client/lib/device/network.ts';
import { forgetDevice } from '#client/lib/device/on-device.ts';
import type { NewAccount } from '#shared/contracts/auth.ts';
import { CURRENT_USER_PATH } from '#shared/contracts/current-user-path.ts';

export const accountKeys = {
  user: ['account', 'user'],
  config: ['account', 'config'],
} as const;

/** Validators are loaded on demand: a visitor's first page needs none. */
async function validated() {
  const [http, contracts] = await Promise.all([import('#client/lib/http.ts'), import('#shared/contracts/auth.ts')]);
  return { ...http, ...contracts };
}

/** The signed-in user, or null: 401 means signed out and is not an error. */
export const currentUserQuery = queryOptions({
  queryKey: accountKeys.user,
  queryFn: async ({ signal }) => {
    const response = await fetch(CURRENT_USER_PATH, { credentials: 'same-origin', signal }).catch((error: unknown) => {
      noteFailure(error);
      throw error;
    });
    noteAnswer(response);
    if (response.status === 401) {
      void forgetDevice();
      await response.text(); // an unread response keeps its connection busy
      return null;
    }
    const { answerOf, getCurrentUser } = await validated();
    return answerOf(getCurrentUser, response);
  },
});

/** The available sign-in methods, and the options of local mode. */
export const configQuery = queryOptions({
  queryKey: accountKeys.config,
  queryFn: async ({ signal }) => {
    const { call, getConfig } = await validated();
    return call(getConfig, {}, signal);
  },
});

export const createAccountMutation = mutationOptions({
  mutationFn: async (account: NewAccount & { returnTo?: string }) => {
    const { call, createAccount } = await validated();
    return call(createAccount, { body: account });
  },
});
