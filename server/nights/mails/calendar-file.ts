import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AttendeeStatus } from '#shared/enums.ts';
import { atSentenceStart } from '../host-name.ts';
import { type CalendarNight, addNightsToCalendar } from './calendar-night.ts';

/** The creator of a calendar file. */
export const PRODUCT = { company: 'Rollcall', product: 'Game nights', language: 'EN' };

export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  night: CalendarNight;
  /** Origin of this site; its host name ends the UID. */
  origin: string;
  /** The host's name, with an address of this site: the host's own address is not disclosed. */
  organizer: { name: string; email: string };
  /** The reader's answer. */
  status: AttendeeStatus;
  /** URL to answer. */
  url: string | null;
  /** Creation time of the file. */
  now: Date;
}

/**
 * The calendar file of one guest: an entry of their own (iCalendar, PUBLISH of RFC 5546), which a later file with the same UID
 * and a higher SEQUENCE or a later DTSTAMP replaces, and CANCEL removes. It is no REQUEST and lists no attendee, because
 * answers are given on the guest's page: calendars would show buttons that write to an address nobody reads. Until the guest has a
 * seat the entry is tentative.
 */
export function calendarFile({ method, night, origin, organizer, status, url, now }: CalendarFile): string {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] });
  addNightsToCalendar(calendar, [
    {
      ...night,
      origin,
      organizer: { ...organizer, name: atSentenceStart(organizer.name) },
      url,
      status: entryStatus(method, status),
      stamp: now,
    },
  ]);
  return calendar.toString();
}

function entryStatus(method: CalendarFile['method'], status: AttendeeStatus): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED;
  return status === 'accepted' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
