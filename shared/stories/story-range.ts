import { longDay } from '#shared/time/day-text.ts';
import { presentWriter } from '#shared/words/reader.ts';
import { known, t } from '#shared/words/words.ts';

/** '2026' for a year, '2026-03' for a month. */
export const STORY_RANGE = /^(?:19|20|21)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

/** English is British for every reader. */
const ENGLISH = 'en-GB';

export const isEnglish = (): boolean => presentWriter().locale().startsWith('en');

/** For `Intl`, in the language of the reader. */
export const storyLocale = (): string => (isEnglish() ? ENGLISH : presentWriter().locale());

const MONTHS = [
  t('January'),
  t('February'),
  t('March'),
  t('April'),
  t('May'),
  t('June'),
  t('July'),
  t('August'),
  t('September'),
  t('October'),
  t('November'),
  t('December'),
] as const;

/** Monday first, as the bars of a week are. */
const WEEKDAYS = [
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
  t('Sunday'),
] as const;

export const yearOf = (range: string): number => Number(range.slice(0, 4));

/** From 0; null for a whole year. */
export const monthOf = (range: string): number | null => (range.length > 4 ? Number(range.slice(5)) - 1 : null);

export const isMonth = (range: string): boolean => monthOf(range) !== null;

/** 'January' for 0. */
export const monthName = (month: number): string => known(MONTHS[month] ?? '');

/** 'Monday' for 0. */
export const weekdayName = (weekday: number): string => known(WEEKDAYS[weekday] ?? '');

/** '2026', or 'March 2026'. */
export function rangeText(range: string): string {
  const month = monthOf(range);
  return month === null ? String(yearOf(range)) : t('{month} {year}', { month: monthName(month), year: yearOf(range) });
}

/** 'Friday 4 December': within the range, whose year is said elsewhere. @param day YYYY-MM-DD */
export const dayInRange = (day: string): string => longDay(day, day, storyLocale());
