import { presentWriter } from '#shared/words/reader.ts';

const DAYS_A_YEAR = 365;
const DAY_MS = 86_400_000;

/**
 * 'March', with the year after about a year, so that it is not mistaken for the coming month. In the given time zone,
 * or the reader's.
 */
export function monthSince(date: Date, now: Date, timeZone?: string): string {
  const days = (now.getTime() - date.getTime()) / DAY_MS;
  const isLately = days < DAYS_A_YEAR - 31;
  return new Intl.DateTimeFormat(presentWriter().locale(), {
    month: 'long',
    ...(isLately ? {} : { year: 'numeric' }),
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}
