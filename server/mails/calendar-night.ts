import type { ICalCalendar, ICalEvent, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { eventEnd } from '#shared/rules/nights/event-end.ts';
import { oneLine } from '#server/outbound/one-line.ts';
import { type CalendarZone, calendarZone } from './calendar-zone.ts';

/** The data of a night for a calendar entry. */
export interface CalendarNight {
  /** Stable for the lifetime of the night. */
  publicId: string;
  /** Raised by each change. */
  sequence: number;
  title: string;
  description: string | null;
  date: Date;
  /** IANA name of the host's zone. */
  timeZone: string;
  /** Minutes. */
  durationMinutes: number;
  /** Null if the reader may not know the place. */
  location: string | null;
}

/** The parts of a night that depend on the reader. */
interface Shown {
  /** Origin of this site; its host name ends the UID. */
  origin: string;
  /** The host's name, with an address of this site: the host's own address is not disclosed. */
  organizer: { name: string; email: string };
  status: ICalEventStatus;
  /** The reader's link. */
  url: string | null;
  stamp: Date;
}

/** Adds nights to a calendar, each in its host's zone if the rules of that zone are unambiguous then. */
export function addNightsToCalendar(calendar: ICalCalendar, nights: readonly (CalendarNight & Shown)[]): ICalEvent[] {
  const zones = new Map<string, CalendarZone>();
  const events = nights.map((night) => {
    const end = eventEnd(night);
    const zone = calendarZone(night.timeZone, [night.date, end]);
    if (zone) zones.set(zone.id, zone);
    const moment = (date: Date) => DateTime.fromJSDate(date, { zone: zone?.id ?? 'utc' });
    return calendar.createEvent({
      id: `${night.publicId}@${new URL(night.origin).hostname}`,
      sequence: night.sequence,
      stamp: night.stamp,
      start: moment(night.date),
      end: moment(end),
      timezone: zone?.id ?? null,
      summary: oneLine(night.title),
      description: night.description,
      location: night.location === null ? null : oneLine(night.location),
      status: night.status,
      organizer: { name: parameter(night.organizer.name), email: night.organizer.email },
      url: night.url,
    });
  });
  // A calendar with its own zone would write DTSTAMP in that zone, and RFC 5545 requires UTC there.
  if (zones.size > 0) calendar.timezone({ name: null, generator: (id) => zones.get(id)?.rules ?? null });
  return events;
}

/** A quoted parameter value ends at a quotation mark, and has no way to contain one. */
export const parameter = (text: string): string => oneLine(text).replaceAll('"', "'");
