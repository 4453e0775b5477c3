/** Local time in a zone as if it were UTC, in milliseconds. */
const wallTime = (date: Date, timeZone: string): number =>
  Date.parse(`${date.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/** Minutes by which the clock of one zone is ahead of another's at a moment. */
export const minutesAhead = (date: Date, timeZone: string, other: string): number =>
  Math.round((wallTime(date, timeZone) - wallTime(date, other)) / 60_000);

/** A zone by its city: 'New York'. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/**
 * Describes the difference of the host's clock from the reader's at these moments: 'Berlin is 1 h later.' Null if there
 * is none. A clock change between the moments makes it differ from one to the next.
 */
export function zoneDifferenceText(dates: readonly Date[], own: string, host: string): string | null {
  const gaps = new Set(dates.map((date) => minutesAhead(date, host, own)));
  const [gap = 0] = gaps;
  if (gaps.size > 1) return `${cityOf(host)} time stands beside each, as clocks change.`;
  if (gap === 0) return null;
  const size = Math.abs(gap);
  const parts = [size >= 60 && `${Math.floor(size / 60)} h`, size % 60 > 0 && `${size % 60} min`];
  return `${cityOf(host)} is ${parts.filter(Boolean).join(' ')} ${gap > 0 ? 'later' : 'earlier'}.`;
}
