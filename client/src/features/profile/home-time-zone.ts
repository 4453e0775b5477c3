import type { CurrentUser } from '#shared/contracts/auth.ts';
import { readersZone } from '#client/lib/rules/reader-time.ts';

/** The zone that a person lives in: what they said, else what their browser says. Begins every new night. */
export const homeTimeZone = (user: Pick<CurrentUser, 'timeZone'> | null | undefined): string =>
  user?.timeZone ?? readersZone();

/** Every zone that the browser knows, as people read it, with the chosen one among them. */
export function timeZoneOptions(chosen: string): { value: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }));
}
