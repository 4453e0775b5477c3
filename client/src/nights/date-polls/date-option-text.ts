import { readersLocale, writtenFor } from '#client/lib/reader-time.ts';
import * as days from '#shared/time/day-text.ts';
import type { OptionError } from './option-fields.ts';
import type { CheckedLine } from './read-date-lines.ts';
import { language } from '#client/lib/words/language.ts';
import { t } from '#client/nights/words/words.ts';

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** 'Fri 4 Dec', with the year if it is not this one's. @param day and @param today 'YYYY-MM-DD' */
export const shortDay = (day: string, today: string, locale = readersLocale()): string =>
  days.shortDay(day, today, locale);

/** 'Friday 4 December', in the reader's format. */
export const longDay = (day: string, locale = readersLocale()): string => longDayOf(atNoon(day), 'UTC', locale);

export const longDayOf = (moment: Date, timeZone: string, locale = readersLocale()): string =>
  days.dayText(moment, { length: 'long', withYear: false, timeZone, locale });

/** '19:00' in the reader's clock. */
export const clockText = (time: string, locale = readersLocale()): string =>
  writtenFor(new Date(`2026-01-01T${time}:00Z`), { timeStyle: 'short', timeZone: 'UTC' }, locale);

/** Why a date in the list cannot be proposed. */
export const errorText = (error: OptionError, time: string): string =>
  ({
    twice: t('This date is listed twice.'),
    past: t('This moment has passed.'),
    skipped:
      time === ''
        ? t('The clocks go forward, so there is no such time.')
        : t('The clocks go forward, so there is no {time}.', { time: clockText(time) }),
    invalid: t('Please enter a start.'),
  })[error];

/** The result of reading a pasted line, in words. @param most dates on the plan */
export function verdictText({ verdict, read }: CheckedLine, most: number): string {
  if (verdict === 'skipped' && read) return errorText('skipped', read.time);
  if (verdict === 'other_weekday' && read)
    return t('{date} is a {weekday}. Which one is right?', {
      date: longDay(read.day).replace(/^\S+ /, ''),
      weekday: writtenFor(atNoon(read.day), { weekday: 'long', timeZone: 'UTC' }, language),
    });
  return {
    added: t('Added'),
    known: t('Already there'),
    past: t('This moment has passed.'),
    skipped: t('There is no such time.'),
    other_weekday: t('The weekday does not match.'),
    full: t('The limit is {most} dates. Remove one first.', { most }),
    unreadable: t('Not understood. Write it like “Fri 4 Dec 19:00”.'),
  }[verdict];
}
