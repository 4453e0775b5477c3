import { LRUCache } from 'lru-cache';
import { eventEnd } from '#shared/rules/event-end.ts';
import type { DatePlate } from '../../outbound/mail-blocks.ts';

/** Kept, because making one takes longer than writing the rest of a mail. */
const FORMATS = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function inZone(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options]);
  const kept = FORMATS.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  FORMATS.set(key, kept);
  return kept;
}

/** 'Friday 4 December 2026'. */
export const dayWords = (date: Date, timeZone: string): string =>
  inZone(timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(date).replace(',', '');

/** '19:00'. */
export const timeWords = (date: Date, timeZone: string): string =>
  inZone(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);

/** 'Friday 4 December 2026 at 19:00'. */
export const momentWords = (date: Date, timeZone: string): string =>
  `${dayWords(date, timeZone)} at ${timeWords(date, timeZone)}`;

/** 'New Zealand Time': whose clock it is. UTC has no generic name, and reads as that. */
export function zoneWords(date: Date, timeZone: string): string {
  const parts = inZone(timeZone, { timeZoneName: 'longGeneric' }).formatToParts(date);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name === 'GMT+00:00' || name === 'GMT' ? 'UTC' : name;
}

/** '4 hours', '1 hour 30 minutes'. */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
  return parts.filter(Boolean).join(' ');
}

/**
 * The day of a night as a plate, with its hours, whose clock they are on, and what else belongs there.
 * @param place null where it is not to be told
 */
export function datePlate(
  night: { date: Date; timeZone: string; durationMinutes: number },
  place: string | null,
  lines: readonly string[] = [],
): DatePlate {
  const { date, timeZone } = night;
  const part = (options: Intl.DateTimeFormatOptions) => inZone(timeZone, options).format(date);
  const hours = `${timeWords(date, timeZone)} to ${timeWords(eventEnd(night), timeZone)}`;
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
    strong: [hours, ...(place === null ? [] : [place])],
    lines: [zoneWords(date, timeZone), ...lines],
  };
}
