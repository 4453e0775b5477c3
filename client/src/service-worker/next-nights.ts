import { isOver } from '#shared/time/event-end.ts';

/** The fields of a night in the cached list that say which one is next. */
export interface ListedNight {
  id: number;
  /** ISO 8601. While it is finding its date, the latest of the dates to choose from. */
  date: string;
  durationMinutes: number;
  status: string;
}

/** Of a list, the night that is on now or comes next, and the nearest one that is finding its date. */
export function nextNights(list: readonly ListedNight[], now: Date): ListedNight[] {
  const ahead = list
    .filter(({ date, durationMinutes }) => !isOver({ date: new Date(date), durationMinutes }, now))
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return ['scheduled', 'finding_date'].flatMap((wanted) => ahead.find(({ status }) => status === wanted) ?? []);
}
