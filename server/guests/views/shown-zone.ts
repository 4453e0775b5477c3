import { timeZone as zone } from '#shared/contract/fields.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { cityOf, minutesAhead } from '#shared/time/zone-difference.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { plateParts, shortDay, shortMoment, timeText } from '#server/platform/mails/date-time-text.ts';
import type { Night } from '../night-store.ts';

/** The hour cycle and the zone in which dates are shown, beside the host's zone. */
export interface ShownZone {
  hourCycle: HourCycle;
  /** IANA name: the reader's, or the host's while theirs is unknown. */
  own: string;
  host: string;
  now: Date;
}

/** @param reader their zone; null or unknown: the host's */
export const zoneOf = ({ event, hourCycle, now }: Night, reader: string | null): ShownZone => ({
  hourCycle,
  own: reader !== null && isTimeZone(reader) ? reader : event.timeZone,
  host: event.timeZone,
  now,
});

const isTimeZone = (name: string): boolean => zone.safeParse(name).success;

/** The host's time of a date: '19:00 Berlin', 'Sat 00:30 Berlin'; null where both clocks show the same. */
export function hostTime(date: Date, { own, host, hourCycle, now }: ShownZone): string | null {
  if (minutesAhead(date, host, own) === 0) return null;
  const isSameDay = shortDay(date, host, now) === shortDay(date, own, now);
  return `${isSameDay ? '' : `${plateParts(date, host).weekday} `}${timeText(date, host, hourCycle)} ${cityOf(host)}`;
}

/** 'Fri 27 Nov, 19:00' on the reader's clock, as the dates are; a script writes it for the zone of the browser. */
export const momentFor = (date: Date, { own, hourCycle, now }: ShownZone): Markup =>
  markup`<time data-moment datetime="${date.toISOString()}">${shortMoment(date, own, hourCycle, now)}</time>`;
