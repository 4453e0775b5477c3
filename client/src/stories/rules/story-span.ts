import { dayPartsOf, midnight, wallOf } from '#client/lib/reader-clock.ts';
import { dayOfNumber } from '#shared/challenges/day-of-play.ts';
import type { Span } from '#client/games/play-period.ts';
import { monthOf, yearOf } from '#shared/stories/story-range.ts';

const DAY_MS = 86_400_000;
const JANUARY = 0;

/** The days of a year or a month, in the reader's calendar. */
export function spanOfRange(range: string): { from: Date; before: Date } & Span {
  const [year, month] = [yearOf(range), monthOf(range)];
  if (month === null) return { from: midnight(year, 0, 1), before: midnight(year + 1, 0, 1) };
  return { from: midnight(year, month, 1), before: midnight(year, month + 1, 1) };
}

/** Days since 1970 of a moment's day in the reader's calendar. */
export const dayNumber = (moment: Date): number => Math.floor(wallOf(moment).getTime() / DAY_MS);

/** YYYY-MM-DD of a moment's day in the reader's calendar. */
export const dayText = (moment: Date): string => dayOfNumber(dayNumber(moment));

/** The month of such a number, from 0. */
export const monthOfNumber = (number: number): number => new Date(number * DAY_MS).getUTCMonth();

/** From 0 for Monday. 1970 began on a Thursday. */
export const weekdayOfNumber = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** The year that is told without a choice: in January the one that is over. */
export function storyYear(now: Date): number {
  const [year, month] = dayPartsOf(now);
  return month === JANUARY ? year - 1 : year;
}

/** Whether a year has just been played, or nearly: in December and in January. */
export function isStorySeason(now: Date): boolean {
  const [, month] = dayPartsOf(now);
  return month === 11 || month === JANUARY;
}
