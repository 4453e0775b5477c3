import type { Repeat } from '#shared/enums.ts';
import { ZoneClock } from './wall-time.ts';

/** A week of a month: the first to the fourth, or the last. */
export const LAST_WEEK = -1;
export const MONTH_WEEKS = [1, 2, 3, 4, LAST_WEEK] as const;

/** Repetition of a night on the weekday of its next date. Dates are 'YYYY-MM-DD' in local time. */
export interface NightRule {
  repeat: Repeat;
  /** For monthly rules: 1 to 4, or -1 for the last; otherwise null. */
  monthWeek: number | null;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const DATE = /^\d{4}-\d\d-\d\d$/;

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a calendar day, in years that every zone supports. */
export const isCalendarDay = (text: string): boolean =>
  DATE.test(text) && text > '1900' && text < '9990' && !Number.isNaN(timeOf(text)) && textOf(timeOf(text)) === text;

export const daysLater = (date: string, days: number): string => textOf(timeOf(date) + days * DAY_MS);

/** The weeks of the month that a date can stand for: a fourth Friday is often also the last. */
export function monthWeeksOf(date: string): number[] {
  const day = Number(date.slice(8));
  const isLast = daysLater(date, WEEK_DAYS).slice(0, 7) !== date.slice(0, 7);
  const week = Math.ceil(day / WEEK_DAYS);
  return [...(week <= 4 ? [week] : []), ...(isLast ? [LAST_WEEK] : [])];
}

/** In the month `months` later: the day of this week with the same weekday. */
function dayInMonth(date: string, months: number, monthWeek: number): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months];
  const weekday = new Date(timeOf(date)).getUTCDay();
  if (monthWeek === LAST_WEEK) {
    const last = Date.UTC(year, month + 1, 0);
    return textOf(last - ((new Date(last).getUTCDay() - weekday + WEEK_DAYS) % WEEK_DAYS) * DAY_MS);
  }
  const first = Date.UTC(year, month, 1);
  const days = (weekday - new Date(first).getUTCDay() + WEEK_DAYS) % WEEK_DAYS;
  return textOf(first + (days + (monthWeek - 1) * WEEK_DAYS) * DAY_MS);
}

/** The next date of the rule; null if it does not repeat. */
export function dateAfter({ repeat, monthWeek }: NightRule, date: string): string | null {
  if (repeat === 'weekly') return daysLater(date, WEEK_DAYS);
  if (repeat === 'two_weeks') return daysLater(date, 2 * WEEK_DAYS);
  return repeat === 'monthly' && monthWeek !== null ? dayInMonth(date, 1, monthWeek) : null;
}

/** The first date of a rule on or after a day, counted from `date`, however long ago. */
export function firstFrom(rule: NightRule, date: string, day: string): string | null {
  if (date >= day || rule.repeat === 'never') return date >= day ? date : null;
  if (rule.repeat !== 'monthly') {
    const step = (rule.repeat === 'weekly' ? 1 : 2) * WEEK_DAYS;
    const steps = Math.ceil((timeOf(day) - timeOf(date)) / DAY_MS / step);
    return daysLater(date, steps * step);
  }
  const months =
    (Number(day.slice(0, 4)) - Number(date.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(date.slice(5, 7));
  const inMonth = dayInMonth(date, months, rule.monthWeek ?? LAST_WEEK);
  return inMonth >= day ? inMonth : dayInMonth(date, months + 1, rule.monthWeek ?? LAST_WEEK);
}

/**
 * The moment of a local day and time ('HH:MM'), in summer and winter. A skipped time uses the offset before the change
 * (02:30 becomes 03:30); an ambiguous one is the first.
 */
export function nightMoment(date: string, time: string, timeZone: string): Date {
  const iso = new ZoneClock(timeZone).isoOf(`${date} ${time}`);
  if (iso === null) throw new RangeError(`${date} ${time} is no time`);
  return new Date(iso);
}

/** The local day and time ('HH:MM') of a zone at a moment. */
export function wallTimeAt(moment: Date, timeZone: string): { date: string; time: string } {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The repetition of a template. */
export interface RepeatingNight extends NightRule {
  time: string | null;
  timeZone: string;
  nextDate: string | null;
  daysAhead: number;
}

/**
 * The dates for which events are to be created now, with their moments, and the next date after them. Past dates are
 * skipped, so that a server that was down creates none retroactively.
 */
export function nightsDue(
  night: RepeatingNight,
  now: Date,
): { due: { date: string; at: Date }[]; next: string | null } {
  const { time, timeZone, daysAhead } = night;
  if (night.nextDate === null || time === null || night.repeat === 'never') return { due: [], next: night.nextDate };
  const today = wallTimeAt(now, timeZone).date;
  const horizon = daysLater(today, daysAhead);
  const due: { date: string; at: Date }[] = [];
  let next = firstFrom(night, night.nextDate, today);
  while (next !== null && next <= horizon) {
    const at = nightMoment(next, time, timeZone);
    if (at > now) due.push({ date: next, at });
    next = dateAfter(night, next);
  }
  return { due, next };
}
