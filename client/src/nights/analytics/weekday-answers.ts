import { writtenFor } from '#client/lib/reader-time.ts';
import type { EventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { language } from '#client/lib/words/language.ts';

export type WeekdayAnswers = EventAnalytics['datePolls']['weekdays'][number];

/** 'Friday' for 5. @param weekday 1 (Monday) to 7 */
export const weekdayName = (weekday: number): string =>
  // 2 February 2026 is a Monday.
  writtenFor(new Date(Date.UTC(2026, 1, 1 + weekday, 12)), { weekday: 'long', timeZone: 'UTC' }, language);

/** Share of the answers that are yes or if need be, 0 to 1; null without any. */
export function canCome({ yes, ifNeedBe, no }: WeekdayAnswers): number | null {
  const all = yes + ifNeedBe + no;
  return all === 0 ? null : (yes + ifNeedBe) / all;
}

/** The day with the largest share of yes, of several the one with more answers; null without any yes. */
export function bestWeekday(days: readonly WeekdayAnswers[]): WeekdayAnswers | null {
  const share = ({ yes, ifNeedBe, no }: WeekdayAnswers) => yes / (yes + ifNeedBe + no);
  const [best] = days.filter(({ yes }) => yes > 0).toSorted((a, b) => share(b) - share(a) || b.yes - a.yes);
  return best ?? null;
}
