const DAYS_A_YEAR = 365;
const DAY_MS = 86_400_000;

/**
 * 'March'; with its year once a year has passed nearly, so that the month is not mistaken for the one to come. In the time
 * zone of that name, or else in the reader's.
 */
export function monthSince(date: Date, now: Date, timeZone?: string): string {
  const days = (now.getTime() - date.getTime()) / DAY_MS;
  const isLately = days < DAYS_A_YEAR - 31;
  return new Intl.DateTimeFormat('en', {
    month: 'long',
    ...(isLately ? {} : { year: 'numeric' }),
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);
}
