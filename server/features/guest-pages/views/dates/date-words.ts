import { timeZone as zone } from '#shared/contracts/fields.ts';
import type { Clock } from '#shared/rules/time/clock.ts';
import { cityOf, minutesAhead } from '#shared/rules/time/zone-words.ts';
import { type Markup, markup } from '#server/http/markup.ts';
import { shortDay, shortMoment, timeWords } from '#server/mails/moment-words.ts';
import type { Night } from '../../night-store.ts';

/** The clock and the zone in which dates are shown, beside the host's zone. */
export interface ShownZone {
  clock: Clock;
  /** IANA name: the reader's, or the host's while theirs is unknown. */
  own: string;
  host: string;
  now: Date;
}

/** @param reader their zone; null or unknown: the host's */
export const zoneOf = ({ event, clock, now }: Night, reader: string | null): ShownZone => ({
  clock,
  own: reader !== null && isTimeZone(reader) ? reader : event.timeZone,
  host: event.timeZone,
  now,
});

const isTimeZone = (name: string): boolean => zone.safeParse(name).success;

/** The host's time of a date: '19:00 Berlin', 'Sat 00:30 Berlin'; null where both clocks show the same. */
export function hostTime(date: Date, { own, host, clock, now }: ShownZone): string | null {
  if (minutesAhead(date, host, own) === 0) return null;
  const day = shortDay(date, host, now);
  const isSameDay = day === shortDay(date, own, now);
  return `${isSameDay ? '' : `${day.split(' ')[0]} `}${timeWords(date, host, clock)} ${cityOf(host)}`;
}

/** 'Fri 27 Nov, 19:00' on the reader's clock, as the dates are; a script writes it for the zone of the browser. */
export const momentFor = (date: Date, { own, clock, now }: ShownZone): Markup =>
  markup`<time data-moment datetime="${date.toISOString()}">${shortMoment(date, own, clock, now)}</time>`;
