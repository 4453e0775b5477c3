interface PlayedSomewhere {
  playedAt: Date;
  /** Minutes by which clocks at its place were ahead of UTC; null if not known. */
  utcOffset?: number | null | undefined;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/**
 * Finds days since 1970, of a place or else of a reader. Offsets are found once for each week: twenty thousand plays take a
 * few milliseconds. @param offsetAt minutes by which the reader is ahead of UTC
 */
export function dayNumbers(offsetAt: (moment: Date) => number): (moment: Date, utcOffset?: number | null) => number {
  const offsets = new Map<number, number | null>();
  /** The offset in a week of UTC; null if it changes then. No zone changes its clock and back within one. */
  const offsetIn = (week: number): number | null => {
    const known = offsets.get(week);
    if (known !== undefined) return known;
    const [first, last] = [offsetAt(new Date(week * WEEK_MS)), offsetAt(new Date((week + 1) * WEEK_MS))];
    const offset = first === last ? first : null;
    offsets.set(week, offset);
    return offset;
  };
  return (moment, utcOffset) => {
    const time = moment.getTime();
    const offset = utcOffset ?? offsetIn(Math.floor(time / WEEK_MS)) ?? offsetAt(moment);
    return Math.floor((time + offset * MINUTE_MS) / DAY_MS);
  };
}

/** YYYY-MM-DD of days since 1970. */
export const dayOfNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the day of a play at its place, YYYY-MM-DD; where that is not known, for a reader. Texts are written once for each
 * day. @param offsetAt minutes by which the reader is ahead of UTC
 */
export function playDays(offsetAt: (moment: Date) => number): (play: PlayedSomewhere) => string {
  const numberOf = dayNumbers(offsetAt);
  const texts = new Map<number, string>();
  return ({ playedAt, utcOffset }) => {
    const day = numberOf(playedAt, utcOffset);
    const known = texts.get(day);
    if (known !== undefined) return known;
    const text = dayOfNumber(day);
    texts.set(day, text);
    return text;
  };
}
