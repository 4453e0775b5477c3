/** The zone of the demo owner: without summer time, so that 19:30 is always the same UTC time. */
export const TIME_ZONE = 'Atlantic/Reykjavik';
/** 18 months of recorded plays. */
const DAYS_LOGGED = 548;
export const WEEKS_LOGGED = Math.floor(DAYS_LOGGED / 7);

const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;
const FRIDAY = 5;

/** A time of day a number of days before a moment (after it, if negative). */
export function daysBefore(moment: Date, days: number, hour: number, minute = 0): Date {
  const day = new Date(moment.getTime() - days * DAY_MS);
  day.setUTCHours(hour, minute, 0, 0);
  return day;
}

/** The latest past Friday at 19:30. */
export const lastFriday = (now: Date): Date => daysBefore(now, ((now.getUTCDay() - FRIDAY - 1 + 14) % 7) + 1, 19, 30);

/** Creation of the account: some days before the first recorded play. */
export const accountSince = (now: Date): Date => daysBefore(now, DAYS_LOGGED + 12, 17);
