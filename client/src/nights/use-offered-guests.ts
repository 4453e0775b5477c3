import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { groupsQuery } from './groups/api.ts';
import { recentGuestsQuery } from './invitations-api.ts';
import { type Addressed, withoutListed } from './typed-guest-list.ts';

const NOBODY: readonly Addressed[] = [];

/**
 * Groups and guests of the latest nights, without the people who are on the list already.
 * @param hostedId the organization one hosts for; null for oneself
 */
export function useOfferedGuests(hostedId: number | null, listed: readonly Addressed[] = NOBODY) {
  const groups = useQuery(groupsQuery(hostedId));
  const recent = useQuery(recentGuestsQuery(hostedId));
  return useMemo(
    () => ({
      groups: (groups.data ?? [])
        .map((group) => ({ ...group, members: withoutListed(group.members, listed) }))
        .filter(({ members }) => members.length > 0),
      recent: withoutListed(recent.data ?? [], listed),
      isLoading: groups.isPending || recent.isPending,
    }),
    [groups.data, groups.isPending, recent.data, recent.isPending, listed],
  );
}
