import { MINUTE_MS } from '#shared/time/minute.ts';

/** A timer that runs longer was forgotten. */
const LONGEST_MS = 24 * 60 * MINUTE_MS;

/** Whole minutes since a timer was started, at least 1; null if it was forgotten. @param startedAt, now milliseconds */
export function timedMinutes(startedAt: number, now: number): number | null {
  const ran = now - startedAt;
  return ran > LONGEST_MS ? null : Math.max(1, Math.round(ran / MINUTE_MS));
}
