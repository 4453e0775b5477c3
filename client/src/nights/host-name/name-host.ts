import { mutationOptions } from '@tanstack/react-query';
import { currentUserQuery } from '#client/accounts/api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { ApiError, call } from '#client/lib/http/http.ts';
import { changeProfile } from '#shared/accounts/account-contract.ts';

/** Stores the name that guests see. Nights show it, so they are invalidated. */
export const nameHost = mutationOptions({
  mutationFn: async (firstName: string, { client }) => {
    client.setQueryData(currentUserQuery.queryKey, await call(changeProfile, { body: { firstName } }));
  },
  meta: { invalidates: [eventKeys.all] },
});

/** Whether the server waits for the name of the host before it invites anybody. */
export const needsName = (error: Error): boolean => error instanceof ApiError && error.code === 'host_unnamed';
