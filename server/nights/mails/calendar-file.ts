import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AttendeeStatus } from '#shared/enums.ts';
import { type CalendarNight, parameter, addNightsToCalendar } from './calendar-night.ts';

/** The creator of a calendar file. */
export const PRODUCT = { company: 'Rollcall', product: 'Game nights', language: 'EN' };

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  night: CalendarNight;
  /** Origin of this site; its host name ends the UID. */
  origin: string;
  /** The host's name, with an address of this site: the host's own address is not disclosed. */
  organizer: { name: string; email: string };
  /** The reader and their answer. */
  guest: { name: string | null; email: string; status: AttendeeStatus };
  /** URL to answer. */
  url: string | null;
  /** Creation time of the file. */
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
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] });
  const status = method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
  const [event] = addNightsToCalendar(calendar, [{ ...night, origin, organizer, url, status, stamp: now }]);
  event?.createAttendee({
    email: guest.email,
    name: parameter(guest.name ?? guest.email),
    status: STANDINGS[guest.status],
    rsvp: false,
  });
  return calendar.toString();
}
