import { isOver } from '#shared/time/event-end.ts';

/** The fields of a night in the cached list that say which one is next. */
export interface ListedNight {
  id: number;
  /** ISO 8601. */
  date: string;
  durationMinutes: number;
  status: string;
}

/** The night that is on now or comes next; null if none has a date. */
export function nextNight(list: readonly ListedNight[], now: Date): number | null {
  const ahead = list.filter(
    ({ status, date, durationMinutes }) =>
      status === 'scheduled' && !isOver({ date: new Date(date), durationMinutes }, now),
  );
  return ahead.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0]?.id ?? null;
}
