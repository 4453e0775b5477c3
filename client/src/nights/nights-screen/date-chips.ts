import { weekdayName } from '../night-text.ts';
import { readersLocale, weekdayAndDayText, writtenFor } from '#client/lib/reader-time.ts';
import { daysLater } from '#shared/time/repeating-nights.ts';
import { t } from '#client/nights/words/words.ts';

/** A date chip. */
export interface DateChip {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'Fri 4 Dec', in the reader's format. */
  label: string;
  /** 'Next Friday'. */
  hint: string;
}

const FRIDAY = 5;
const SATURDAY = 6;

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);
export const weekdayOf = (day: string): number => atNoon(day).getUTCDay();

/** 'December'. */
export const monthName = (day: string): string =>
  writtenFor(atNoon(day), { month: 'long', timeZone: 'UTC' }, readersLocale());

/**
 * Three likely dates, ascending: the usual weekday, the same a week later, and next Saturday (Friday if Saturday is
 * usual). @param today 'YYYY-MM-DD' @param usual day of the latest night; Friday if none
 */
export function dateChips(today: string, usual: string | null, locale = readersLocale()): DateChip[] {
  const weekday = usual === null ? FRIDAY : weekdayOf(usual);
  const first = nextOn(today, weekday);
  const chips = [
    { day: first, hint: hintOf(today, first) },
    { day: daysLater(first, 7), hint: t('{weekday} after', { weekday: weekdayName(first) }) },
  ];
  const other = nextOn(today, weekday === SATURDAY ? FRIDAY : SATURDAY);
  return [...chips, { day: other, hint: hintOf(today, other) }]
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((chip) => ({ ...chip, label: weekdayAndDayText(atNoon(chip.day), 'UTC', false, locale) }));
}

/** The next such weekday after today. */
const nextOn = (today: string, weekday: number): string => daysLater(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);

const hintOf = (today: string, day: string): string =>
  daysLater(today, 1) === day ? t('Tomorrow') : t('Next {weekday}', { weekday: weekdayName(day) });
