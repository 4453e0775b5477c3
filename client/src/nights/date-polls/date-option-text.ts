import { readersEnglish, writtenFor } from '#client/lib/reader-time.ts';
import * as days from '#shared/time/day-text.ts';
import type { OptionError } from './option-fields.ts';
import type { CheckedLine } from './read-date-lines.ts';

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** 'Fri 4 Dec', with the year if it is not this one's. @param day and @param today 'YYYY-MM-DD' */
export const shortDay = (day: string, today: string, locale = readersEnglish()): string =>
  days.shortDay(day, today, locale);

/** 'Friday 4 December', in the reader's format. */
export const longDay = (day: string, locale = readersEnglish()): string => longDayOf(atNoon(day), 'UTC', locale);

export const longDayOf = (moment: Date, timeZone: string, locale = readersEnglish()): string =>
  days.dayText(moment, { length: 'long', withYear: false, timeZone, locale });

/** '19:00' in the reader's clock. */
export const clockText = (time: string, locale = readersEnglish()): string =>
  writtenFor(new Date(`2026-01-01T${time}:00Z`), { timeStyle: 'short', timeZone: 'UTC' }, locale);

/** Why a date in the list cannot be proposed. */
export const errorText = (error: OptionError, time: string): string =>
  ({
    twice: 'This date is listed twice.',
    past: 'This moment has passed.',
    skipped: `The clocks go forward, so there is no ${time === '' ? 'such time' : clockText(time)}.`,
    invalid: 'Please enter a start.',
  })[error];

/** The result of reading a pasted line, in words. @param most dates on the plan */
export function verdictText({ verdict, read }: CheckedLine, most: number): string {
  if (verdict === 'skipped' && read) return errorText('skipped', read.time);
  if (verdict === 'other_weekday' && read)
    return `${longDay(read.day).replace(/^\S+ /, '')} is a ${writtenFor(atNoon(read.day), { weekday: 'long', timeZone: 'UTC' }, 'en')}. Which one is right?`;
  return {
    added: 'Added',
    known: 'Already there',
    past: 'This moment has passed.',
    skipped: 'There is no such time.',
    other_weekday: 'The weekday does not match.',
    full: `The limit is ${most} dates. Remove one first.`,
    unreadable: 'Not understood. Write it like “Fri 4 Dec 19:00”.',
  }[verdict];
}
