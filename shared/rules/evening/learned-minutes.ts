import { minutesThatCount } from '../plays/play-minutes.ts';

const ENOUGH_PLAYS = 3;

/**
 * How long a game takes in its owner's groups: the median minutes of their plays, without implausibly short ones. Null
 * with fewer than three.
 */
export function learnedMinutes(plays: readonly { duration: number | null }[]): number | null {
  const minutes = plays.flatMap(({ duration }) => minutesThatCount(duration) ?? []).sort((a, b) => a - b);
  if (minutes.length < ENOUGH_PLAYS) return null;
  const middle = Math.floor(minutes.length / 2);
  const upper = minutes[middle] ?? 0;
  return minutes.length % 2 === 1 ? upper : Math.round(((minutes[middle - 1] ?? 0) + upper) / 2);
}
