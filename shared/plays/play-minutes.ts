import { MIN_SHOWN_MINUTES } from '#shared/limits/limits.ts';

/** Duration of a play in minutes; null if unknown or implausibly short. */
export const plausibleMinutes = (duration: number | null): number | null =>
  duration !== null && duration >= MIN_SHOWN_MINUTES ? duration : null;

/** Average minutes of plays, without implausibly short ones; null if none is left. */
export function averageMinutes(plays: Iterable<{ duration: number | null }>): number | null {
  const { minutes, timed } = minutesAtTable(plays);
  return timed === 0 ? null : minutes / timed;
}

/** Total minutes that count, and the number of plays they come from. */
export function minutesAtTable(plays: Iterable<{ duration: number | null }>): { minutes: number; timed: number } {
  let minutes = 0;
  let timed = 0;
  for (const { duration } of plays) {
    const counted = plausibleMinutes(duration);
    if (counted === null) continue;
    minutes += counted;
    timed += 1;
  }
  return { minutes, timed };
}
