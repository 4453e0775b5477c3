const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Growing pauses, then every three hours: 25 hours in all. */
const PAUSES_MS = [
  1 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  60 * MINUTE,
  ...Array.from({ length: 8 }, () => 3 * HOUR),
] as const;
const MAX_PAUSE_MS = 24 * HOUR;

/**
 * Milliseconds to the next attempt after so many; null once it is given up, after a day.
 * @param retryAfter the header of the answer: seconds, or a date; it only makes the pause longer, up to a day
 */
export function nextPause(attempts: number, retryAfter: string | null, now: Date): number | null {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return null;
  return Math.max(pause, Math.min(asked(retryAfter, now), MAX_PAUSE_MS));
}

/** 0 if nothing sensible was asked. */
function asked(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  // Discord sends fractions of a second.
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(retryAfter)) return Math.ceil(Number(retryAfter) * 1000);
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime());
}
