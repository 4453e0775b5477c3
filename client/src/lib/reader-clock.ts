import { ZoneClock } from '#shared/time/wall-time.ts';
import { readersZone } from './reader-time.ts';

let known: { zone: string; clock: ZoneClock } | undefined;

/** Local times of the reader's zone. */
function clock(): ZoneClock {
  const zone = readersZone();
  if (known?.zone !== zone) known = { zone, clock: new ZoneClock(zone) };
  return known.clock;
}

/** The reader's local time as if it were UTC: years, months and days are read by `getUTC…`. */
export const wallOf = (moment: Date): Date => clock().wallOf(moment);

/** The moment of such a local time. */
export const momentAt = (wall: Date): Date => new Date(clock().isoOf(wall.toISOString().slice(0, 19)) ?? wall);

/** Minutes by which the reader's zone is ahead of UTC at a moment. */
export const offsetAt = (moment: Date): number => clock().offsetAt(moment);

/**
 * The moment at which the reader's clock says what the clock at the place said: a play keeps its day and time of day
 * wherever it is read. @param utcOffset of the place, in minutes; null if not known
 */
export const atPlace = (moment: Date, utcOffset: number | null | undefined): Date =>
  utcOffset == null ? moment : momentAt(new Date(moment.getTime() + utcOffset * 60_000));

/** Midnight of a day in the reader's zone. Months count from 0; months and days beyond their end go on, as in `Date`. */
export const midnight = (year: number, month: number, day: number): Date =>
  momentAt(new Date(Date.UTC(year, month, day)));

/** Year, month from 0, and day of a moment in the reader's zone. */
export function dayPartsOf(moment: Date): [year: number, month: number, day: number] {
  const wall = wallOf(moment);
  return [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
}

/** The day of a moment in the reader's zone, YYYY-MM-DD. */
export const dayOf = (moment: Date): string => wallOf(moment).toISOString().slice(0, 10);

/** A moment in the format of `<input type="datetime-local">`: the reader's local time, to the minute. */
export const localText = (moment: Date): string => wallOf(moment).toISOString().slice(0, 16);

/** The moment of such a text; null if invalid. */
export function momentOf(text: string): Date | null {
  const written = clock().isoOf(text);
  return written === null ? null : new Date(written);
}
