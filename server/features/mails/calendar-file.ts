import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { AttendeeStatus } from '#shared/enums.ts';
import { eventEnd } from '#shared/rules/event-end.ts';
import { oneLine } from '../../outbound/one-line.ts';
import { calendarZone } from './calendar-zone.ts';

/** A night as a calendar shows it. */
export interface CalendarNight {
  /** Stays the same as long as the night lives. */
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
  /** Null where the reader may not know the place. */
  location: string | null;
}

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  night: CalendarNight;
  /** Of this site; its name ends the UID. */
  origin: string;
  /** The host by name, with an address of this site's: the host's own is not handed on. */
  organizer: { name: string; email: string };
  /** The one reader, and how they stand. */
  guest: { name: string | null; email: string; status: AttendeeStatus };
  /** Where the guest answers. */
  url: string | null;
  /** When the file is made. */
  now: Date;
}

const STANDINGS: Record<AttendeeStatus, ICalAttendeeStatus> = {
  invited: ICalAttendeeStatus.NEEDSACTION,
  accepted: ICalAttendeeStatus.ACCEPTED,
  maybe: ICalAttendeeStatus.TENTATIVE,
  declined: ICalAttendeeStatus.DECLINED,
};

/**
 * The calendar file of one guest (iCalendar, RFC 5545 and 5546). RSVP is off because answers are given on the guest's
 * page: a calendar's own buttons would write to an address that nobody reads.
 */
export function calendarFile({ method, night, origin, organizer, guest, url, now }: CalendarFile): string {
  const end = eventEnd(night);
  const zone = calendarZone(night.timeZone, [night.date, end]);
  const moment = (date: Date) => DateTime.fromJSDate(date, { zone: zone?.id ?? 'utc' });
  const calendar = ical({ prodId: { company: 'Rollcall', product: 'Game nights', language: 'EN' } });
  calendar.method(ICalCalendarMethod[method]);
  if (zone) calendar.timezone({ name: zone.id, generator: () => zone.rules });
  const event = calendar.createEvent({
    id: `${night.publicId}@${new URL(origin).hostname}`,
    sequence: night.sequence,
    stamp: now,
    start: moment(night.date),
    end: moment(end),
    timezone: zone?.id ?? null,
    summary: oneLine(night.title),
    description: night.description,
    location: night.location === null ? null : oneLine(night.location),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: parameter(organizer.name), email: organizer.email },
    url,
  });
  event.createAttendee({
    email: guest.email,
    name: parameter(guest.name ?? guest.email),
    status: STANDINGS[guest.status],
    rsvp: false,
  });
  return calendar.toString();
}

/** A quoted parameter value ends at a quotation mark, and has no way to contain one. */
const parameter = (text: string): string => oneLine(text).replaceAll('"', "'");
