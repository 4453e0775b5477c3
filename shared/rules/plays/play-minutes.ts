import { MIN_SHOWN_MINUTES } from '../../limits.ts';

/** How long a play took, in minutes; null where nobody said, or if it is too short to show or count. */
export const minutesThatCount = (duration: number | null): number | null =>
  duration !== null && duration >= MIN_SHOWN_MINUTES ? duration : null;

/** Average minutes of plays, those too short left out; null where none is left. */
export function averageMinutes(plays: Iterable<{ duration: number | null }>): number | null {
  const { minutes, timed } = minutesAtTable(plays);
  return timed === 0 ? null : minutes / timed;
}

/** All minutes that count, and how many plays they are of. */
export function minutesAtTable(plays: Iterable<{ duration: number | null }>): { minutes: number; timed: number } {
  let minutes = 0;
  let timed = 0;
  for (const { duration } of plays) {
    const counted = minutesThatCount(duration);
    if (counted === null) continue;
    minutes += counted;
    timed += 1;
  }
  return { minutes, timed };
}
