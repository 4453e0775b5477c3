/** Local time in a zone as if it were UTC, in milliseconds. */
const wallTime = (date: Date, timeZone: string): number =>
  Date.parse(`${date.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/** Minutes by which the clock of one zone is ahead of another's at a moment. */
export const minutesAhead = (date: Date, timeZone: string, other: string): number =>
  Math.round((wallTime(date, timeZone) - wallTime(date, other)) / 60_000);

/** A zone by its city: 'New York'. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

type Difference =
  | '{city} is {gap} later.'
  | '{city} is {gap} earlier.'
  | '{city} time stands beside each, as clocks change.';

/**
 * Describes the difference of the host's clock from the reader's at these moments: 'Berlin is 1 h later.' Null if there
 * is none. A clock change between the moments makes it differ from one to the next. @param say writes it in a
 * language
 */
export function zoneDifferenceText(
  dates: readonly Date[],
  own: string,
  host: string,
  say: (sentence: Difference, values: { city: string; gap: string }) => string,
): string | null {
  const city = cityOf(host);
  const gaps = new Set(dates.map((date) => minutesAhead(date, host, own)));
  const [gap = 0] = gaps;
  if (gaps.size > 1) return say('{city} time stands beside each, as clocks change.', { city, gap: '' });
  if (gap === 0) return null;
  const size = Math.abs(gap);
  const parts = [size >= 60 && `${Math.floor(size / 60)} h`, size % 60 > 0 && `${size % 60} min`];
  return say(gap > 0 ? '{city} is {gap} later.' : '{city} is {gap} earlier.', {
    city,
    gap: parts.filter(Boolean).join(' '),
  });
}
