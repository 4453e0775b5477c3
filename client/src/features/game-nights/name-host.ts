import { mutationOptions } from '@tanstack/react-query';
import { eventKeys } from '#client/entities/nights/event-keys.ts';
import { currentUserQuery } from '#client/entities/user/api.ts';
import { call } from '#client/lib/http.ts';
import { changeProfile } from '#shared/contracts/account.ts';

/** Stores the name that guests see. Nights show it, so they are invalidated. */
export const nameHost = mutationOptions({
  mutationFn: async (firstName: string, { client }) =>
    client.setQueryData(currentUserQuery.queryKey, await call(changeProfile, { body: { firstName } })),
  meta: { invalidates: [eventKeys.all] },
});
