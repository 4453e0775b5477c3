import { LRUCache } from 'lru-cache';
import { type Clock, timeOptions } from '#shared/rules/time/clock.ts';
import { dayText } from '#shared/rules/time/day-text.ts';
import { eventEnd } from '#shared/rules/nights/event-end.ts';
import type { DatePlate } from '#server/outbound/mail-blocks.ts';

/** The reader of a moment: clock format, and zone (IANA name) if known. */
export interface Reader {
  clock: Clock;
  timeZone: string | null;
}

/** The English of mails and of pages for guests. */
export const MAIL_LOCALE = 'en-GB';

/** Cached, because creating one takes longer than writing the rest of a mail. */
const FORMATS = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function inZone(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options]);
  const cached = FORMATS.get(key) ?? new Intl.DateTimeFormat(MAIL_LOCALE, { ...options, timeZone });
  FORMATS.set(key, cached);
  return cached;
}

/** 'Friday 4 December 2026'. */
export const dayWords = (date: Date, timeZone: string): string =>
  dayText(date, { length: 'long', withYear: true, timeZone, locale: MAIL_LOCALE });

/** 'Friday 4 December'. */
export const longDay = (date: Date, timeZone: string): string =>
  dayText(date, { length: 'long', withYear: false, timeZone, locale: MAIL_LOCALE });

/** '19:00' or '7:00 pm'. */
export const timeWords = (date: Date, timeZone: string, clock: Clock): string =>
  inZone(timeZone, timeOptions(clock)).format(date);

/** 'Friday 4 December 2026 at 19:00'. */
export const momentWords = (date: Date, timeZone: string, clock: Clock): string =>
  `${dayWords(date, timeZone)} at ${timeWords(date, timeZone, clock)}`;

/** 'Fri 4 Dec', with the year where it is another than now. */
export function shortDay(date: Date, timeZone: string, now: Date): string {
  const year = inZone(timeZone, { year: 'numeric' });
  const withYear = year.format(date) !== year.format(now);
  return dayText(date, { length: 'short', withYear, timeZone, locale: MAIL_LOCALE });
}

/** 'Fri 4 Dec, 19:00'. */
export const shortMoment = (date: Date, timeZone: string, clock: Clock, now: Date): string =>
  `${shortDay(date, timeZone, now)}, ${timeWords(date, timeZone, clock)}`;

/** 'New Zealand Time': whose clock it is. UTC has no generic name, and reads as that. */
export function zoneWords(date: Date, timeZone: string): string {
  const parts = inZone(timeZone, { timeZoneName: 'longGeneric' }).formatToParts(date);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name === 'GMT+00:00' || name === 'GMT' ? 'UTC' : name;
}

/**
 * A moment in the reader's time zone: 'For you: 20:00 (Central European Time)', with the day if it differs. Null if
 * their zone is unknown, or both clocks show the same.
 */
export function ownTimeWords(date: Date, timeZone: string, { clock, timeZone: own }: Reader): string | null {
  if (own === null || momentWords(date, timeZone, clock) === momentWords(date, own, clock)) return null;
  const day = dayWords(date, own);
  const when = timeWords(date, own, clock);
  return `For you: ${day === dayWords(date, timeZone) ? when : `${day} at ${when}`} (${zoneWords(date, own)})`;
}

/** '4 hours', '1 hour 30 minutes'. */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
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
  const hours = `${timeWords(date, timeZone, reader.clock)} to ${timeWords(eventEnd(night), timeZone, reader.clock)}`;
  const own = ownTimeWords(date, timeZone, reader);
  return {
    ...plateParts(date, timeZone),
    strong: [hours, ...(place === null ? [] : [place])],
    lines: [zoneWords(date, timeZone), ...(own === null ? [] : [own]), ...lines],
  };
}
