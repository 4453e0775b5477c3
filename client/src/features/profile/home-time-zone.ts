import type { CurrentUser } from '#shared/contracts/auth.ts';
import { readersZone } from '#client/lib/rules/reader-time.ts';

/** The user's zone: set in the profile, else from the browser. Default for new nights. */
export const homeTimeZone = (user: Pick<CurrentUser, 'timeZone'> | null | undefined): string =>
  user?.timeZone ?? readersZone();

/** All zones of the browser with display names, including the chosen one. */
export function timeZoneOptions(chosen: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }));
}
