import type { ICalCalendar, ICalEvent, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { eventEnd } from '#shared/time/event-end.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { LRUCache } from 'lru-cache';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';

interface CalendarZone {
  /** The zone's name in the file. */
  id: string;
  /** VTIMEZONE: the zone's clock changes. */
  rules: string;
}

/**
 * A time zone with its rules, for a calendar file. Null if its rules would be ambiguous at these moments: a zone
 * without rules, or a wall time that occurs twice. Such moments are written in UTC.
 */
function calendarZone(timeZone: string, moments: readonly Date[]): CalendarZone | null {
  const { id, rules } = KNOWN.get(timeZone) ?? keep(timeZone);
  if (!rules || !id || !moments.every((moment) => isExact(id, moment))) return null;
  return { id, rules };
}

/** Finding the rules takes most of the time of a calendar file, and the mails of a night share a zone. */
const KNOWN = new LRUCache<string, Partial<CalendarZone>>({ max: 100 });

function keep(timeZone: string): Partial<CalendarZone> {
  const [rules, name] = tzlib_get_ical_block(timeZone);
  const zone = { ...(rules && { rules }), ...(name && { id: name.replace(/^TZID=/, '') }) };
  KNOWN.set(timeZone, zone);
  return zone;
}

function isExact(zone: string, moment: Date): boolean {
  const local = DateTime.fromJSDate(moment, { zone });
  if (!local.isValid || local.getPossibleOffsets().length !== 1) return false;
  return tzlib_get_offset(zone, local.toFormat('yyyy-MM-dd'), local.toFormat('HH:mm')) === local.toFormat('ZZZ');
}

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
const parameter = (text: string): string => oneLine(text).replaceAll('"', "'");
