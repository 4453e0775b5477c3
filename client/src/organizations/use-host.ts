import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { accountKeys, currentUserQuery } from '#client/accounts/api.ts';
import { type Host, hostOf, personalHost } from './host.ts';
import { chooseHost, hostChoice, subscribeToHostChoice } from './host-choice.ts';

/** The present host account of the signed-in user; null while unknown. */
export function useHost(): Host | null {
  const { data: user } = useQuery(currentUserQuery);
  const choice = useSyncExternalStore(
    subscribeToHostChoice,
    () => (user ? hostChoice(user.id) : null),
    () => null,
  );
  if (!user) return null;
  return (choice === null ? null : hostOf(user, choice)) ?? personalHost(user);
}

/** The organization the user hosts for, as an API parameter; null for their own account. */
export const useHostedId = (): number | null => useHost()?.for ?? null;

/** Its name; null for the user's own account. */
export function useHostedOrganization(): string | null {
  const host = useHost();
  return host === null || host.for === null ? null : host.name;
}

/**
 * The host of the night being viewed, by its account. It becomes the present host, also for the lists. Null while
 * unknown; refetches the user for a new membership.
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
