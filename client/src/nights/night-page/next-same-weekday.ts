import { clockKey, dayKey, type NightTime } from '../night-text.ts';
import { ZoneClock } from '#shared/time/wall-time.ts';

/** A date and time as field values, in the host's zone. */
export interface WallTime {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:MM'. */
  time: string;
}

const WEEK_MS = 7 * 86_400_000;

/** The same weekday and time in the first future week after the night. */
export function nextSameWeekday({ date, timeZone }: Pick<NightTime, 'date' | 'timeZone'>, now: Date): WallTime {
  const today = dayKey(now, timeZone);
  let day = Date.parse(dayKey(date, timeZone));
  do day += WEEK_MS;
  while (new Date(day).toISOString().slice(0, 10) <= today);
  return { day: new Date(day).toISOString().slice(0, 10), time: clockKey(date, timeZone) };
}

/** The moment of a local time; null if invalid. */
export function momentOf({ day, time }: WallTime, timeZone: string): Date | null {
  if (day === '' || time === '') return null;
  const iso = new ZoneClock(timeZone).isoOf(`${day} ${time}`);
  return iso === null ? null : new Date(iso);
}
