import { daysLater } from '#shared/time/repeating-nights.ts';
import type { DateNames } from './date-names.ts';

/** The reader's date format, and their today. */
export interface ReadingHabit {
  /** 'YYYY-MM-DD'. */
  today: string;
  names: DateNames;
  /** Whether '12/4' is 4 December, as in the United States. */
  monthFirst: boolean;
}

/** A line as read; `time` is null if none is written. `otherWeekday`: its weekday is not the one of that day. */
export interface ReadDate {
  day: string;
  time: string | null;
  otherWeekday: boolean;
}

interface Found {
  day: number;
  month: number;
  year: number | null;
  /** The line without the date. */
  rest: string;
}

const DAY_MS = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');
const keyOf = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;
const isDay = (key: string): boolean => {
  const time = Date.parse(`${key}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(key);
};
const weekdayOf = (key: string): number => new Date(`${key}T00:00:00Z`).getUTCDay();
const yearOf = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits) + (digits.length === 2 ? 2000 : 0);

/** Not followed by anything that makes the two digits a time instead of a year. */
const NO_TIME = String.raw`(?![\d:.h]|\s*(?:[ap]\.?m|uhr))`;
const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)t?/;
const DOTTED = new RegExp(String.raw`(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})${NO_TIME})?`);
const SLASHED = /(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/;
const SHORT_DOTTED = /(?<![\d.])(\d{1,2})\.(\d{1,2})(?![\d.:h])/;
const DAY_THEN_NAME = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?\s{0,3}(?:of )?(\p{L}+)\.?(?:,?\s{0,3}(\d{4})(?![\d:]))?/u;
const NAME_THEN_DAY =
  /(\p{L}+)\.?\s{0,3}(\d{1,2})(?:st|nd|rd|th)?(?![\d:.h]|\s?[ap]\.?m)(?:,?\s{0,3}(\d{4})(?![\d:]))?/u;

const without = (text: string, match: RegExpExecArray): string =>
  `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;

/** The first date of a line, with what stands around it. */
function findDate(text: string, { names, monthFirst }: ReadingHabit): Found | null {
  const iso = ISO.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]), rest: without(text, iso) };
  const dotted = DOTTED.exec(text);
  if (dotted)
    return { day: Number(dotted[1]), month: Number(dotted[2]), year: yearOf(dotted[3]), rest: without(text, dotted) };
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])];
    const isMonthFirst = second > 12 || (monthFirst && first <= 12);
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    return { day, month, year: yearOf(slashed[3]), rest: without(text, slashed) };
  }
  return findNamed(text, names) ?? findShort(text);
}

/** '4 Dec', 'December 4, 2026'. */
function findNamed(text: string, { months }: DateNames): Found | null {
  for (const [pattern, dayAt, nameAt] of [
    [DAY_THEN_NAME, 1, 2],
    [NAME_THEN_DAY, 2, 1],
  ] as const)
    for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
      const month = months.get(match[nameAt] ?? '');
      if (month !== undefined)
        return { day: Number(match[dayAt]), month, year: yearOf(match[3]), rest: without(text, match) };
    }
  return null;
}

/** '4.12': a date only where nothing else is one. */
function findShort(text: string): Found | null {
  const match = SHORT_DOTTED.exec(text);
  if (!match || Number(match[2]) > 12 || Number(match[2]) === 0) return null;
  return { day: Number(match[1]), month: Number(match[2]), year: null, rest: without(text, match) };
}

const HALF_DAY = String.raw`([ap])\.?m\b\.?`;
const TIMES = [
  new RegExp(String.raw`(?<!\d)(\d{1,2})(?:[:.](\d{2}))?\s?${HALF_DAY}`),
  /(?<!\d)(\d{1,2})[:.h](\d{2})(?::\d{2})?(?!\d)/,
  /(?<!\d)(\d{1,2})()\s?(?:h|uhr)\b/,
];
const UNTIL = /^\s*(?:h|uhr)?\s*(?:-|–|to|until|till|bis)\s*\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|h|uhr)?/;

/** The start of a line without its date; its end, if written, is left out. Null for an impossible one. */
function findTime(text: string): { time: string | null; rest: string } | null {
  for (const pattern of TIMES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [, hourText = '', minuteText = '', half] = match;
    const [hour, minute] = [Number(hourText), Number(minuteText)];
    if (minute > 59 || hour > 23 || (half !== undefined && (hour === 0 || hour > 12))) return null;
    const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    const after = text.slice(match.index + match[0].length).replace(UNTIL, ' ');
    return { time: `${two(hours)}:${two(minute)}`, rest: `${text.slice(0, match.index)} ${after}` };
  }
  return { time: null, rest: text };
}

const FILLERS = new Set(['at', 'on', 'the', 'from', 'um', 'ab', 'am', 'den', 'next']);

/** The weekday of what is left of a line; 'none' if nothing is left, null if something else is. */
function findWeekday(rest: string, { weekdays }: DateNames): number | 'none' | null {
  const words = rest.split(/[\s,.;:|()@•*–-]+/).filter((word) => word !== '' && !FILLERS.has(word));
  if (words.length === 0) return 'none';
  const [word = ''] = words;
  return words.length === 1 ? (weekdays.get(word) ?? null) : null;
}

/**
 * Reads a date from a line: 'Fri 4 Dec 19:00', '4.12. 7pm', '2026-12-04 19:00', 'Friday 19:00'. Without a year the next
 * such day is meant; the last one only if its weekday says so. Null if it is not understood.
 */
export function readDateLine(line: string, habit: ReadingHabit): ReadDate | null {
  const text = line.normalize('NFKC').toLowerCase().trim();
  const date = findDate(text, habit);
  const time = findTime(date?.rest ?? text);
  const weekday = time && findWeekday(time.rest, habit.names);
  if (!time || weekday === null) return null;
  if (!date) {
    if (weekday === 'none') return null;
    const ahead = (weekday - weekdayOf(habit.today) + 6) % 7;
    return { day: daysLater(habit.today, ahead + 1), time: time.time, otherWeekday: false };
  }
  const day = dayOf(date, weekday, habit.today);
  if (day === null) return null;
  return { day, time: time.time, otherWeekday: weekday !== 'none' && weekdayOf(day) !== weekday };
}

/** The day that is meant. 29 February is looked for in the years to come. */
function dayOf({ year, month, day }: Found, weekday: number | 'none', today: string): string | null {
  if (year !== null) {
    const key = keyOf(year, month, day);
    return isDay(key) ? key : null;
  }
  const thisYear = Number(today.slice(0, 4));
  const near = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((ahead) => keyOf(thisYear + ahead, month, day)).filter(isDay);
  const next = near.find((key) => key >= today);
  const last = near.find((key) => key < today && Date.parse(today) - Date.parse(key) < 200 * DAY_MS);
  const isLast = last !== undefined && weekday !== 'none' && weekdayOf(last) === weekday;
  return (isLast && next !== undefined && weekdayOf(next) !== weekday ? last : next) ?? null;
}
