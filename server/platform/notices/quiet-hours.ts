import { ZoneClock } from '#shared/time/wall-time.ts';

interface Quiet {
  /** Minutes after midnight in the zone; both null for none. They may pass midnight. */
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string;
}

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** When a device's quiet hours end; null while it is not in them. Where the clock changes meanwhile, up to an hour off. */
export function quietEnd({ quietFrom, quietUntil, timeZone }: Quiet, now: Date): Date | null {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return null;
  const wall = new ZoneClock(timeZone).wallOf(now);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const since = (minute - quietFrom + DAY_MINUTES) % DAY_MINUTES;
  const length = (quietUntil - quietFrom + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? new Date((Math.floor(now.getTime() / MINUTE_MS) + length - since) * MINUTE_MS) : null;
}
