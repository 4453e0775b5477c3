import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { minutesAhead } from '#shared/time/zone-difference.ts';
import type { QueryClient } from '@tanstack/react-query';
import { browsersZone, followZone } from '#client/lib/reader-time.ts';
import { currentUserQuery } from './api.ts';

type WithZone = Pick<CurrentUser, 'timeZone'> | null | undefined;

/** The zone of a person: set in the profile, else from the browser, which may hide it. Everything else asks here. */
export const homeTimeZone = (user: WithZone): string => user?.timeZone ?? browsersZone();

/** Dates and calendar days everywhere are in the zone of the profile, once it is known. */
export const followProfile = (client: QueryClient): unknown =>
  followZone(() => client.getQueryData(currentUserQuery.queryKey)?.timeZone);

/** The browser's zone if its clock differs from that of the profile; else null. */
export function otherZoneOfBrowser(user: WithZone, now: Date): string | null {
  const browsers = browsersZone();
  return minutesAhead(now, homeTimeZone(user), browsers) === 0 ? null : browsers;
}

/** All zones of the browser with display names, including the chosen one. */
export function timeZoneOptions(chosen: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }));
}
