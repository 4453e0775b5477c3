import { readersEnglish } from '#client/lib/rules/reader-time.ts';
import { shortDay } from '#shared/rules/time/day-text.ts';
import { daysLater } from '#shared/rules/nights/repeating-nights.ts';

const SPANS = [
  ['A week', 7],
  ['Two weeks', 14],
  ['A month', 30],
] as const;

/** Last days to choose from, counted from the first day; blank for none. @param since YYYY-MM-DD, like `today` */
export const untilChoices = (since: string, today: string): { value: string; label: string }[] => [
  ...SPANS.map(([span, days]) => {
    const value = daysLater(since, days);
    return { value, label: `${span}: ${shortDay(value, today, readersEnglish())}` };
  }),
  { value: '', label: 'No date' },
];
