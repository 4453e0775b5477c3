import { LRUCache } from 'lru-cache';
import { type HourCycle, timeOptions } from '#shared/time/hour-cycle.ts';
import { locale } from '#server/platform/words/language.ts';
import { t } from '#server/platform/words/words.ts';
import { dayText } from '#shared/time/day-text.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import type { DatePlate } from './mail-blocks.ts';

/** The reader of a moment: hour cycle, and zone (IANA name) if known. */
export interface Reader {
  hourCycle: HourCycle;
  timeZone: string | null;
}

/** Cached, because creating one takes longer than writing the rest of a mail. */
const FORMATS = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function inZone(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale(), timeZone, options]);
  const cached = FORMATS.get(key) ?? new Intl.DateTimeFormat(locale(), { ...options, timeZone });
  FORMATS.set(key, cached);
  return cached;
}

/** 'Friday 4 December 2026'. */
export const fullDay = (date: Date, timeZone: string): string =>
  dayText(date, { length: 'long', withYear: true, timeZone, locale: locale() });

/** 'Friday 4 December'. */
export const longDay = (date: Date, timeZone: string): string =>
  dayText(date, { length: 'long', withYear: false, timeZone, locale: locale() });

/** '19:00' or '7:00 pm'. */
export const timeText = (date: Date, timeZone: string, hourCycle: HourCycle): string =>
  inZone(timeZone, timeOptions(hourCycle)).format(date);

/** 'Friday 4 December 2026 at 19:00'. */
export const fullMoment = (date: Date, timeZone: string, hourCycle: HourCycle): string =>
  t('{day} at {time}', { day: fullDay(date, timeZone), time: timeText(date, timeZone, hourCycle) });

/** 'Fri 4 Dec', with the year where it is another than now. */
export function shortDay(date: Date, timeZone: string, now: Date): string {
  const year = inZone(timeZone, { year: 'numeric' });
  const withYear = year.format(date) !== year.format(now);
  return dayText(date, { length: 'short', withYear, timeZone, locale: locale() });
}

/** 'Fri 4 Dec, 19:00'. */
export const shortMoment = (date: Date, timeZone: string, hourCycle: HourCycle, now: Date): string =>
  `${shortDay(date, timeZone, now)}, ${timeText(date, timeZone, hourCycle)}`;

const DAY_MINUTES = 24 * 60;

/** '19:00 to 23:00'; from a day on with the day of the end: '10:00 to Mon 7 Dec, 10:00'. */
export function hoursText(
  night: { date: Date; durationMinutes: number },
  timeZone: string,
  hourCycle: HourCycle,
): string {
  const end = eventEnd(night);
  const day = dayText(end, { length: 'short', withYear: false, timeZone, locale: locale() });
  const until = `${night.durationMinutes < DAY_MINUTES ? '' : `${day}, `}${timeText(end, timeZone, hourCycle)}`;
  return t('{from} to {until}', { from: timeText(night.date, timeZone, hourCycle), until });
}

/** 'New Zealand Time': whose clock it is. UTC has no generic name, and reads as that. */
export function zoneName(date: Date, timeZone: string): string {
  const parts = inZone(timeZone, { timeZoneName: 'longGeneric' }).formatToParts(date);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return /^(?:GMT|UTC)(?:\+00:00)?$/.test(name) ? 'UTC' : name;
}

/**
 * A moment in the reader's time zone: 'For you: 20:00 (Central European Time)', with the day if it differs. Null if
 * their zone is unknown, or both clocks show the same.
 */
export function ownTimeText(date: Date, timeZone: string, { hourCycle, timeZone: own }: Reader): string | null {
  if (own === null || fullMoment(date, timeZone, hourCycle) === fullMoment(date, own, hourCycle)) return null;
  const isSameDay = fullDay(date, own) === fullDay(date, timeZone);
  const when = isSameDay ? timeText(date, own, hourCycle) : fullMoment(date, own, hourCycle);
  return t('For you: {when} ({zone})', { when, zone: zoneName(date, own) });
}

/** '4 hours', '1 hour 30 minutes'. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && t('{hours, plural, one {# hour} other {# hours}}', { hours }),
    rest > 0 && t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The parts of a date plate: 'Fri', '4', 'Dec'. */
export const plateParts = (date: Date, timeZone: string) => ({
  weekday: inZone(timeZone, { weekday: 'short' }).format(date),
  day: inZone(timeZone, { day: 'numeric' }).format(date),
  month: inZone(timeZone, { month: 'short' }).format(date),
});

/**
 * The date of a night as a plate, with time, zone, the reader's own time, and more. @param place null if it must not be
 * disclosed
 */
export function datePlate(
  night: { date: Date; timeZone: string; durationMinutes: number },
  reader: Reader,
  place: string | null,
  lines: readonly string[] = [],
): DatePlate {
  const { date, timeZone } = night;
  const own = ownTimeText(date, timeZone, reader);
  return {
    ...plateParts(date, timeZone),
    strong: [hoursText(night, timeZone, reader.hourCycle), ...(place === null ? [] : [place])],
    lines: [zoneName(date, timeZone), ...(own === null ? [] : [own]), ...lines],
  };
}
