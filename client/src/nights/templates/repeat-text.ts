import { dayPartsOf } from '#client/lib/reader-clock.ts';
import { readersLocale, timeOfDayText, weekdayAndDayText, writtenFor } from '#client/lib/reader-time.ts';
import { LAST_WEEK, daysLater, nightsDue, type RepeatingNight, wallTimeAt } from '#shared/time/repeating-nights.ts';
import { listText } from '#shared/text/list-text.ts';
import { t } from '#client/nights/words/words.ts';

const lastOfMonth = (weekday: string) => t('On the last {weekday} of the month', { weekday });
const OF_MONTH: Record<number, (weekday: string) => string> = {
  1: (weekday) => t('On the first {weekday} of the month', { weekday }),
  2: (weekday) => t('On the second {weekday} of the month', { weekday }),
  3: (weekday) => t('On the third {weekday} of the month', { weekday }),
  4: (weekday) => t('On the fourth {weekday} of the month', { weekday }),
};

const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const weekdayText = (date: string): string =>
  writtenFor(atMidnight(date), { weekday: 'long', timeZone: 'UTC' }, readersLocale());

/** 'Fri 4 Dec' for '2026-12-04', with the year if it is not the present one. */
export const shortDayText = (date: string, now: Date, locale = readersLocale()): string =>
  weekdayAndDayText(atMidnight(date), 'UTC', Number(date.slice(0, 4)) !== dayPartsOf(now)[0], locale);

/** 'On the second Friday of the month', for a matching date. */
export const monthWeekText = (date: string, week: number): string => (OF_MONTH[week] ?? lastOfMonth)(weekdayText(date));

/** '19:00' in the reader's clock format. */
const clockText = (time: string, locale: string): string =>
  timeOfDayText(new Date(`1970-01-01T${time}Z`), 'UTC', locale);

/** 'one of the next 4 Fridays', or 'one of 4 dates, a week apart' without a day. @param date 'YYYY-MM-DD' */
export const datesText = (dates: number, date: string | null): string =>
  date === null
    ? t('one of {count} dates, a week apart', { count: dates })
    : t('one of the next {count} {weekday}s', { count: dates, weekday: weekdayText(date) });

/** A template's repetition: 'Every Friday at 19:00', 'Every other Friday', 'On the last Friday of the month'. */
export function repeatText({ repeat, nextDate, monthWeek, time }: RepeatingNight, locale = readersLocale()): string {
  const clock = time === null ? null : clockText(time, locale);
  if (repeat === 'never' || nextDate === null)
    return clock === null ? t('When you use it') : t('When you use it, usually at {time}', { time: clock });
  const days = daysText(repeat, nextDate, monthWeek);
  return clock === null ? days : t('{days} at {time}', { days, time: clock });
}

function daysText(repeat: RepeatingNight['repeat'], nextDate: string, monthWeek: number | null): string {
  const weekday = weekdayText(nextDate);
  if (repeat === 'weekly') return t('Every {weekday}', { weekday });
  if (repeat === 'two_weeks') return t('Every other {weekday}', { weekday });
  return monthWeekText(nextDate, monthWeek ?? LAST_WEEK);
}

/** The date of a template's next night, and the date on which it is created; null if none. */
export function nextNight(night: RepeatingNight, now: Date): { date: string; madeOn: string } | null {
  const { next } = nightsDue(night, now);
  if (night.repeat === 'never' || night.time === null || next === null) return null;
  return { date: next, madeOn: daysLater(next, -night.daysAhead) };
}

type Asked = 'nobody' | 'forDate' | 'toCome';

const LATER: Record<Asked, (date: string, madeOn: string, regulars: number) => string> = {
  nobody: (date, madeOn) => t('The night of {date} is made on {madeOn}.', { date, madeOn }),
  forDate: (date, madeOn, regulars) =>
    t(
      'The night of {date} is made and {regulars, plural, one {# regular is} other {# regulars are}} asked for a date on {madeOn}.',
      { date, madeOn, regulars },
    ),
  toCome: (date, madeOn, regulars) =>
    t(
      'The night of {date} is made and {regulars, plural, one {# regular is} other {# regulars are}} invited on {madeOn}.',
      { date, madeOn, regulars },
    ),
};

const AT_ONCE: Record<Asked, (days: string, count: number, regulars: number) => string> = {
  nobody: (days, count) =>
    t('{count, plural, one {The night of {days} is made} other {The nights of {days} are made}} as soon as you save.', {
      days,
      count,
    }),
  forDate: (days, count, regulars) =>
    count === 1
      ? t(
          'The night of {days} is made and {regulars, plural, one {# regular is} other {# regulars are}} asked for a date as soon as you save.',
          { days, regulars },
        )
      : t(
          'The nights of {days} are made and {regulars, plural, one {# regular is} other {# regulars are}} asked for a date as soon as you save, with a day between the mails.',
          { days, regulars },
        ),
  toCome: (days, count, regulars) =>
    count === 1
      ? t(
          'The night of {days} is made and {regulars, plural, one {# regular is} other {# regulars are}} invited as soon as you save.',
          { days, regulars },
        )
      : t(
          'The nights of {days} are made and {regulars, plural, one {# regular is} other {# regulars are}} invited as soon as you save, with a day between the mails.',
          { days, regulars },
        ),
};

/** The effect of saving a template, in one or two sentences. */
export function savingText(
  night: RepeatingNight & { dates?: number; isPaused?: boolean },
  regulars: number,
  now: Date,
  locale = readersLocale(),
): string {
  if (night.repeat === 'never') return t('It waits here until you use it.');
  if (night.isPaused) return t('It is paused: it makes no nights until you resume it.');
  const next = nextNight(night, now);
  if (!next) return t('Choose a time and a day, and the nights are planned automatically.');
  const asked = regulars === 0 ? 'nobody' : (night.dates ?? 1) > 1 ? 'forDate' : 'toCome';
  const [date, madeOn] = [next.date, next.madeOn].map((day) => shortDayText(day, now, locale));
  const later = LATER[asked](date ?? '', madeOn ?? '', regulars);
  const { due } = nightsDue(night, now);
  if (due.length === 0) return later;
  const days = due.map((one) => shortDayText(one.date, now, locale));
  return [AT_ONCE[asked](listText(days), days.length, regulars), later].join(' ');
}

/** 'Azul, Brass and 2 more'. */
export function someOf(names: readonly string[], shown = 2): string {
  if (names.length <= shown + 1) return listText(names);
  return t('{names} and {count} more', { names: names.slice(0, shown).join(', '), count: names.length - shown });
}

/** Today in a zone, in the format of a date field. */
export const todayIn = (timeZone: string, now: Date): string => wallTimeAt(now, timeZone).date;
