import type { DatePollSummary } from '#shared/nights/date-polls/date-poll-fields.ts';
import * as dayWords from '#shared/time/day-text.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { readersLocale, timeOfDayText, weekdayAndDayText, writtenFor } from '#client/lib/reader-time.ts';
import { language } from '#client/lib/words/language.ts';
import { t } from '#client/nights/words/words.ts';

/** The time of a night: start, the host's zone (IANA name), and duration in minutes. */
export interface NightTime {
  date: Date;
  timeZone: string;
  durationMinutes: number;
}

const format = (date: Date, timeZone: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  writtenFor(date, { ...options, timeZone }, locale);

/** A date as sortable text: '2026-12-04'. */
export const dayKey = (date: Date, timeZone: string): string =>
  format(date, timeZone, 'sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The 24-hour time, as a time field has it: '19:00'. */
export const clockKey = (date: Date, timeZone: string): string =>
  format(date, timeZone, 'sv-SE', { hour: '2-digit', minute: '2-digit' });

/** The parts of a date plate: 'Fri', '4', 'Dec'. */
export const plateParts = (date: Date, timeZone: string, locale = readersLocale()) => ({
  weekday: format(date, timeZone, locale, { weekday: 'short' }),
  day: format(date, timeZone, 'en', { day: 'numeric' }),
  month: format(date, timeZone, locale, { month: 'short' }),
});

/** 'Friday'. @param day 'YYYY-MM-DD' */
export const weekdayName = (day: string): string =>
  writtenFor(new Date(`${day}T12:00:00Z`), { weekday: 'long', timeZone: 'UTC' }, readersLocale());

/** 'Friday 4 December 2026'. */
export const dayText = (date: Date, timeZone: string, locale = readersLocale()): string =>
  dayWords.dayText(date, { length: 'long', withYear: true, timeZone, locale });

/** '19:00'. */
export const timeText = (date: Date, timeZone: string, locale = readersLocale()): string =>
  timeOfDayText(date, timeZone, locale);

/** 'Fri 4 Dec, 19:00', with the year if it is not the present one. */
export function whenText(date: Date, timeZone: string, now: Date, locale = readersLocale()): string {
  const sameYear = dayKey(date, timeZone).slice(0, 4) === dayKey(now, timeZone).slice(0, 4);
  return `${weekdayAndDayText(date, timeZone, !sameYear, locale)}, ${timeText(date, timeZone, locale)}`;
}

/** An evening plan with the times of the host's clock: '19:00 Skull, 19:40 Heat'. */
export const nightPlanText = (
  plan: readonly { title: string; startsAfter: number }[],
  { date, timeZone }: Pick<NightTime, 'date' | 'timeZone'>,
  locale = readersLocale(),
): string =>
  plan
    .map(
      ({ title, startsAfter }) =>
        `${timeText(new Date(date.getTime() + startsAfter * 60_000), timeZone, locale)} ${title}`,
    )
    .join(', ');

/** '19:00 to 23:00', with the date if the end is more than a day later. */
export function hoursText(night: NightTime, locale = readersLocale()): string {
  const end = eventEnd(night);
  const weekday = night.durationMinutes < 24 * 60 ? '' : `${plateParts(end, night.timeZone, locale).weekday} `;
  return t('{start} to {end}', {
    start: timeText(night.date, night.timeZone, locale),
    end: `${weekday}${timeText(end, night.timeZone, locale)}`,
  });
}

/** 'New Zealand Time': the zone's generic name. UTC has none. */
export const zoneText = (date: Date, timeZone: string): string =>
  timeZone === 'UTC' ? timeZone : longName(date, timeZone);

const longName = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * A moment in the reader's zone: '20:00', or 'Sat 5 Dec, 04:00' on another day than the host's; null if both clocks
 * agree.
 */
export function readersTimeText(
  { date, timeZone }: Pick<NightTime, 'date' | 'timeZone'>,
  ownZone: string,
  locale = readersLocale(),
): string | null {
  const sameDay = dayKey(date, timeZone) === dayKey(date, ownZone);
  if (sameDay && clockKey(date, timeZone) === clockKey(date, ownZone)) return null;
  return sameDay ? timeText(date, ownZone, locale) : whenText(date, ownZone, date, locale);
}

/** 'From Fri 4 Dec. Answers until Fri 27 Nov, 20:00': how a night without a date stands. */
export function findingText(
  { datePoll, timeZone }: { datePoll: DatePollSummary | null; timeZone: string },
  now: Date,
  locale = readersLocale(),
): string {
  if (!datePoll) return t('Your guests choose the date');
  const { firstDate, answersUntil } = datePoll;
  const sameYear = dayKey(firstDate, timeZone).slice(0, 4) === dayKey(now, timeZone).slice(0, 4);
  const date = weekdayAndDayText(firstDate, timeZone, !sameYear, locale);
  if (answersUntil === null) return t('From {date}', { date });
  if (answersUntil <= now) return t('From {date}. The time for answers is over', { date });
  return t('From {date}. Answers until {moment}', { date, moment: whenText(answersUntil, timeZone, now, locale) });
}

/** '3 of 6 have answered'. */
export const datesAnsweredText = (answered: number, guests: number): string =>
  guests === 0
    ? t('Nobody is asked yet')
    : t('{guests, plural, one {{answered} of # has answered} other {{answered} of # have answered}}', {
        answered,
        guests,
      });

const DAY_MS = 86_400_000;

const ON_NOW = t('On now');
const TODAY = t('Today');

/**
 * Describes the time until a night: 'Today', 'Tomorrow', 'In 5 days', 'On now'; null once over. Days are those of the
 * host's zone.
 */
export function soonText(night: NightTime, now: Date): string | null {
  if (eventEnd(night) <= now) return null;
  if (night.date <= now) return ON_NOW;
  const [then, today] = [night.date, now].map((date) => Date.parse(dayKey(date, night.timeZone)));
  const days = Math.round(((then ?? 0) - (today ?? 0)) / DAY_MS);
  if (days === 0) return TODAY;
  if (days === 1) return t('Tomorrow');
  if (days < 60) return t('In {count} days', { count: days });
  return days < 730
    ? t('In {count} months', { count: Math.round(days / 30.4) })
    : t('In {count} years', { count: Math.floor(days / 365) });
}

/** Whether the text of `soonText` says that a night is today. */
export const isToday = (soon: string): boolean => soon === ON_NOW || soon === TODAY;

/** '4 hours', '1 hour 30 minutes'. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return rest === 0 ? '' : t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: rest });
  if (rest === 0) return t('{hours, plural, one {# hour} other {# hours}}', { hours });
  return t('{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}', {
    hours,
    minutes: rest,
  });
}
