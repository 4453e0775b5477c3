import type { Event } from '#shared/nights/events-contract.ts';
import type { NightFields } from './night-form.ts';
import { monthName } from './date-chips.ts';
import { clockKey, dayKey, weekdayName } from '../night-text.ts';
import { t } from '#client/nights/words/words.ts';

const FIRST_TIME = '19:00';

/** The latest created night, used as a template for the next. */
export const latestNight = (events: readonly Event[]): Event | undefined =>
  events.reduce<Event | undefined>((last, one) => (last && last.createdAt >= one.createdAt ? last : one), undefined);

/** The day of the latest night, 'YYYY-MM-DD'; null if none. */
export function usualDay(events: readonly Event[]): string | null {
  const last = latestNight(events);
  return last ? dayKey(last.date, last.timeZone) : null;
}

/** Time, duration and place of the previous night. */
export function defaultsFromLastNight(
  events: readonly Event[],
): Partial<Pick<NightFields, 'time' | 'timeZone' | 'durationMinutes' | 'location'>> {
  const last = latestNight(events);
  if (!last) return { time: FIRST_TIME };
  return {
    time: clockKey(last.date, last.timeZone),
    timeZone: last.timeZone,
    durationMinutes: String(last.durationMinutes),
    location: last.location ?? '',
  };
}

/** The latest title shared by at least two nights; null if all differ. */
export function usualTitle(events: readonly Event[]): string | null {
  const latestFirst = events.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const repeated = latestFirst.find(({ id, title }) => events.some((one) => one.id !== id && one.title === title));
  return repeated?.title ?? null;
}

/** 'Friday at Maya’s', or 'Game night at Maya’s' without a date. @param name of the host, if known */
export const titleFor = (day: string, name: string | null): string =>
  day === '' ? titleWithoutDate(name) : titleOfDay(weekdayName(day), name);

/** The same for several dates: 'December at Maya’s' if all are in one month. */
export function titleForDates(days: readonly string[], name: string | null): string {
  const [first] = days;
  const isOneMonth = first !== undefined && days.every((day) => day.slice(0, 7) === first.slice(0, 7));
  return isOneMonth ? titleOfMonth(monthName(first), name) : titleWithoutDate(name);
}

const titleOfDay = (weekday: string, name: string | null): string =>
  name === null ? t('{weekday} game night', { weekday }) : t('{weekday} at {name}’s', { weekday, name });

const titleOfMonth = (month: string, name: string | null): string =>
  name === null ? t('{month} game night', { month }) : t('{month} at {name}’s', { month, name });

const titleWithoutDate = (name: string | null): string =>
  name === null ? t('Game night') : t('Game night at {name}’s', { name });
