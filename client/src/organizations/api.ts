import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { accountKeys } from '#client/accounts/api.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/organizations/hosts-contract.ts';

const hostKeys = {
  hosts: ['hosts'] as const,
  hostings: ['hostings'] as const,
};

const of = (id: number) => ({ params: { id } });

/** Hosts of the user's organization. They answer on other devices, so this is refetched. */
export const hostsQuery = queryOptions({
  queryKey: hostKeys.hosts,
  queryFn: ({ signal }) => call(contracts.listHosts, {}, signal),
  staleTime: 0,
});

/** Organizations that invite the user to host. */
export const hostingsQuery = queryOptions({
  queryKey: hostKeys.hostings,
  queryFn: ({ signal }) => call(contracts.listHostings, {}, signal),
});

const meta = { invalidates: [hostKeys.hosts] };

export const inviteHost = mutationOptions({
  mutationFn: (email: string) => call(contracts.inviteHost, { body: { email } }),
  meta,
});

export const inviteHostAgain = mutationOptions({
  mutationFn: (id: number) => call(contracts.inviteHostAgain, of(id)),
  meta,
});

export const removeHost = mutationOptions({
  mutationFn: (id: number) => call(contracts.removeHost, of(id)),
  meta,
});

/** The current user contains who they host for. */
const answerMeta = { invalidates: [hostKeys.hostings] };

/** Resolves when the current user is updated, so that they can switch to it. */
export const acceptHosting = mutationOptions({
  mutationFn: async (id: number, { client }) => {
    const answer = await call(contracts.acceptHosting, of(id));
    await client.invalidateQueries({ queryKey: accountKeys.user });
    return answer;
  },
  meta: answerMeta,
});

/** Declines, or leaves. */
export const endHosting = mutationOptions({
  mutationFn: async (id: number, { client }) => {
    await call(contracts.endHosting, of(id));
    await client.invalidateQueries({ queryKey: accountKeys.user });
  },
  meta: answerMeta,
});
