import { countText } from '#client/lib/number-text.ts';
import { dayPartsOf } from '#client/lib/reader-clock.ts';
import { readersEnglish, timeOfDayText, weekdayAndDayText, writtenFor } from '#client/lib/reader-time.ts';
import { LAST_WEEK, daysLater, nightsDue, type RepeatingNight, wallTimeAt } from '#shared/time/repeating-nights.ts';

const WEEKS: Record<number, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [LAST_WEEK]: 'last' };

const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const weekdayText = (date: string): string =>
  writtenFor(atMidnight(date), { weekday: 'long', timeZone: 'UTC' }, 'en');

/** 'Fri 4 Dec' for '2026-12-04', with the year if it is not the present one. */
export const shortDayText = (date: string, now: Date, locale = readersEnglish()): string =>
  weekdayAndDayText(atMidnight(date), 'UTC', Number(date.slice(0, 4)) !== dayPartsOf(now)[0], locale);

/** 'the second Friday of the month', for a matching date. */
export const monthWeekText = (date: string, week: number): string =>
  `the ${WEEKS[week] ?? 'last'} ${weekdayText(date)} of the month`;

/** '19:00' in the reader's clock format. */
const clockText = (time: string, locale: string): string =>
  timeOfDayText(new Date(`1970-01-01T${time}Z`), 'UTC', locale);

/** 'one of the next 4 Fridays', or 'one of 4 dates, a week apart' without a day. @param date 'YYYY-MM-DD' */
export const datesText = (dates: number, date: string | null): string =>
  date === null ? `one of ${dates} dates, a week apart` : `one of the next ${dates} ${weekdayText(date)}s`;

/** A template's repetition: 'Every Friday at 19:00', 'Every other Friday', 'On the last Friday of the month'. */
export function repeatText({ repeat, nextDate, monthWeek, time }: RepeatingNight, locale = readersEnglish()): string {
  const at = time === null ? '' : ` at ${clockText(time, locale)}`;
  if (repeat === 'never' || nextDate === null)
    return time === null ? 'When you use it' : `When you use it, usually${at}`;
  if (repeat === 'weekly') return `Every ${weekdayText(nextDate)}${at}`;
  if (repeat === 'two_weeks') return `Every other ${weekdayText(nextDate)}${at}`;
  return `On ${monthWeekText(nextDate, monthWeek ?? LAST_WEEK)}${at}`;
}

/** The date of a template's next night, and the date on which it is created; null if none. */
export function nextNight(night: RepeatingNight, now: Date): { date: string; madeOn: string } | null {
  const { next } = nightsDue(night, now);
  if (night.repeat === 'never' || night.time === null || next === null) return null;
  return { date: next, madeOn: daysLater(next, -night.daysAhead) };
}

/** The effect of saving a template, in one or two sentences. */
export function savingText(
  night: RepeatingNight & { dates?: number; isPaused?: boolean },
  regulars: number,
  now: Date,
  locale = readersEnglish(),
): string {
  if (night.repeat === 'never') return 'It waits here until you use it.';
  if (night.isPaused) return 'It is paused: it makes no nights until you resume it.';
  const next = nextNight(night, now);
  if (!next) return 'Choose a time and a day, and the nights are planned automatically.';
  const asksForDate = (night.dates ?? 1) > 1;
  const invited =
    regulars === 0
      ? ''
      : ` and ${countText(regulars, 'regular')} ${regulars === 1 ? 'is' : 'are'} ${asksForDate ? 'asked for a date' : 'invited'}`;
  const { due } = nightsDue(night, now);
  const later = `The night of ${shortDayText(next.date, now, locale)} is made${invited} on ${shortDayText(next.madeOn, now, locale)}.`;
  if (due.length === 0) return later;
  const days = due.map(({ date }) => shortDayText(date, now, locale));
  const nights = days.length === 1 ? `The night of ${days[0]} is` : `The nights of ${listText(days)} are`;
  const apart = days.length > 1 && regulars > 0 ? ', with a day between the mails' : '';
  return `${nights} made${invited} as soon as you save${apart}. ${later}`;
}

/** 'Azul, Brass and 2 more'. */
export function someOf(names: readonly string[], shown = 2): string {
  if (names.length <= shown + 1) return listText(names);
  return `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;
}

const listText = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Today in a zone, in the format of a date field. */
export const todayIn = (timeZone: string, now: Date): string => wallTimeAt(now, timeZone).date;
