import { daysLater } from '#shared/time/repeating-nights.ts';

/** Hour of offered deadlines. */
const EVENING = '20:00';

/** Offered deadlines 'YYYY-MM-DDTHH:MM' before the first date, ascending. @param today and @param first 'YYYY-MM-DD' */
export function offeredDeadlines(today: string, first: string | null): string[] {
  const days = [1, 2, 3, 5, 7, 10, 14, 21].map((ahead) => daysLater(today, ahead));
  return days.filter((day) => first === null || day < first).map((day) => `${day}T${EVENING}`);
}

/** Answers within a week, at the latest two days before the first date; '' if that is too soon. */
export function usualDeadline(today: string, first: string | null): string {
  const latest = first === null ? daysLater(today, 7) : daysLater(first, -2);
  const day = latest < daysLater(today, 7) ? latest : daysLater(today, 7);
  return day > today ? `${day}T${EVENING}` : '';
}
