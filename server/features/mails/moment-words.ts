import { eventEnd } from '#shared/rules/event-end.ts';
import type { DatePlate } from '../../outbound/mail-blocks.ts';

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone });

/** 'Friday 4 December 2026'. */
export const dayWords = (date: Date, timeZone: string): string =>
  inZone(timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(date).replace(',', '');

/** '19:00'. */
export const timeWords = (date: Date, timeZone: string): string =>
  inZone(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);

/** 'Friday 4 December 2026 at 19:00'. */
export const momentWords = (date: Date, timeZone: string): string =>
  `${dayWords(date, timeZone)} at ${timeWords(date, timeZone)}`;

/** 'New Zealand Time': whose clock it is. */
export const zoneWords = (date: Date, timeZone: string): string =>
  inZone(timeZone, { timeZoneName: 'longGeneric' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** '4 hours', '1 hour 30 minutes'. */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
  return parts.filter(Boolean).join(' ');
}

/** The day of a night as a plate, with its hours, whose clock they are on, and what else belongs there. */
export function datePlate(
  night: { date: Date; timeZone: string; durationMinutes: number },
  lines: readonly string[],
): DatePlate {
  const { date, timeZone } = night;
  const part = (options: Intl.DateTimeFormatOptions) => inZone(timeZone, options).format(date);
  const hours = `${timeWords(date, timeZone)} to ${timeWords(eventEnd(night), timeZone)}`;
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
    lines: [hours, zoneWords(date, timeZone), ...lines],
  };
}
