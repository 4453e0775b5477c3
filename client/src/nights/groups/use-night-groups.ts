import { useQuery } from '@tanstack/react-query';
import { configQuery } from '#client/accounts/api.ts';
import type { Group } from '#shared/nights/groups-contract.ts';
import { groupsQuery } from './api.ts';

/**
 * The groups whose a night can be, by name; undefined while they load, and on a site without channels, for
 * which alone it matters.
 * @param hostedId the organization one hosts for; null for oneself
 */
export function useNightGroups(hostedId: number | null): readonly Group[] | undefined {
  const { data: config } = useQuery(configQuery);
  const { data: groups } = useQuery(groupsQuery(hostedId));
  return config?.channels === false ? undefined : groups;
}
