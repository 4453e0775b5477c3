interface PlayedSomewhere {
  playedAt: Date;
  /** Minutes by which clocks at its place were ahead of UTC; null if not known. */
  utcOffset?: number | null | undefined;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/**
 * Returns the day of a play at its place, YYYY-MM-DD; where that is not known, for a reader. Texts are written once for each day,
 * and offsets found once for each week: twenty thousand plays take a few milliseconds. @param offsetAt minutes by which the reader is ahead of UTC
 */
export function playDays(offsetAt: (moment: Date) => number): (play: PlayedSomewhere) => string {
  const texts = new Map<number, string>();
  const offsets = new Map<number, number | null>();
  const textOf = (time: number): string => {
    const day = Math.floor(time / DAY_MS);
    const known = texts.get(day);
    if (known !== undefined) return known;
    const text = new Date(time).toISOString().slice(0, 10);
    texts.set(day, text);
    return text;
  };
  /** The offset in a week of UTC; null if it changes then. No zone changes its clock and back within one. */
  const offsetIn = (week: number): number | null => {
    const known = offsets.get(week);
    if (known !== undefined) return known;
    const [first, last] = [offsetAt(new Date(week * WEEK_MS)), offsetAt(new Date((week + 1) * WEEK_MS))];
    const offset = first === last ? first : null;
    offsets.set(week, offset);
    return offset;
  };
  return ({ playedAt, utcOffset }) => {
    const time = playedAt.getTime();
    const offset = utcOffset ?? offsetIn(Math.floor(time / WEEK_MS)) ?? offsetAt(playedAt);
    return textOf(time + offset * MINUTE_MS);
  };
}
