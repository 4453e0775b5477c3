import { clockKey, dayKey, type NightTime } from '#client/entities/nights/night-words.ts';
import { ZoneClock } from '#shared/rules/time/wall-time.ts';

/** A day and a time as their fields have them, on the clock of the host's zone. */
export interface WallTime {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:MM'. */
  time: string;
}

const WEEK_MS = 7 * 86_400_000;

/** The same weekday and time, in the first week after the night that is still to come. */
export function sameDayNext({ date, timeZone }: Pick<NightTime, 'date' | 'timeZone'>, now: Date): WallTime {
  const today = dayKey(now, timeZone);
  let day = Date.parse(dayKey(date, timeZone));
  do day += WEEK_MS;
  while (new Date(day).toISOString().slice(0, 10) <= today);
  return { day: new Date(day).toISOString().slice(0, 10), time: clockKey(date, timeZone) };
}

/** The moment at which clocks of a zone say so; null for what is no day or no time. */
export function momentOf({ day, time }: WallTime, timeZone: string): Date | null {
  if (day === '' || time === '') return null;
  const iso = new ZoneClock(timeZone).isoOf(`${day} ${time}`);
  return iso === null ? null : new Date(iso);
}
