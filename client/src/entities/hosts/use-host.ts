import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { accountKeys, currentUserQuery } from '#client/entities/user/api.ts';
import { type Host, hostOf, ownHost } from './host.ts';
import { chooseHost, hostChoice, subscribeToHostChoice } from './host-choice.ts';

/** In whose place the signed-in person hosts at present; null until it is known who that is. */
export function useHost(): Host | null {
  const { data: user } = useQuery(currentUserQuery);
  const choice = useSyncExternalStore(subscribeToHostChoice, () => (user ? hostChoice(user.id) : null));
  if (!user) return null;
  return (choice === null ? null : hostOf(user, choice)) ?? ownHost(user);
}

/** The organization in whose place somebody hosts, as calls take it; null for themselves. */
export const useHostedId = (): number | null => useHost()?.for ?? null;

/** Its name; null for themselves. */
export function useHostedOrganization(): string | null {
  const host = useHost();
  return host === null || host.for === null ? null : host.name;
}

/**
 * The host of a night that is looked at, by the account whose it is: from then on one hosts in that place, also on the
 * lists that one goes back to. Null until it is known; whoever has just begun to host for it is asked for anew.
 */
export function useHostOf(accountId: number | undefined): Host | null {
  const client = useQueryClient();
  const { data: user } = useQuery(currentUserQuery);
  const host = user && accountId !== undefined ? hostOf(user, accountId) : null;
  const isUnknown = Boolean(user && accountId !== undefined && !host);
  const userId = user?.id;
  const organizationId = host?.for;
  useEffect(() => {
    if (isUnknown) void client.invalidateQueries({ queryKey: accountKeys.user });
  }, [client, isUnknown]);
  useEffect(() => {
    if (userId !== undefined && organizationId !== undefined) chooseHost(userId, organizationId);
  }, [userId, organizationId]);
  return host;
}
