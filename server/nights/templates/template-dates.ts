import { daysLater, nightMoment, wallTimeAt } from '#shared/time/repeating-nights.ts';
import type { TemplateDatePoll } from '#shared/shapes/template-date-poll.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/**
 * The dates that a night of a template offers: the first, and the same weekday and local time in the following weeks,
 * also across a change of the clock; with the deadline of the answers, which is always to come.
 */
export function datesOfTemplate(
  { dates, answerDays }: Pick<TemplateDatePoll, 'dates' | 'answerDays'>,
  first: Date,
  timeZone: string,
  now: Date,
): { starts: Date[]; answersUntil: Date } {
  const { date, time } = wallTimeAt(first, timeZone);
  const later = Array.from({ length: dates - 1 }, (_, week) =>
    nightMoment(daysLater(date, (week + 1) * WEEK_DAYS), time, timeZone),
  );
  const deadline = new Date(first.getTime() - answerDays * DAY_MS);
  const halfway = new Date((now.getTime() + first.getTime()) / 2);
  return { starts: [first, ...later], answersUntil: deadline > now ? deadline : halfway };
}
