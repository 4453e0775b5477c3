import type { HourCycle } from '#shared/time/hour-cycle.ts';
import {
  seesPlace,
  type AttendeeRow,
  type EventRow,
  calendarFile,
  calendarText,
  hostNameOf,
} from '#server/nights/service.ts';
import { bareEmailAddress } from '#server/platform/mails/mail-recipient.ts';
import { senderOf } from '#server/platform/mails/open-mailer.ts';
import type { Services } from '#server/platform/services.ts';

/** The calendar file of a guest's night, as attached to their mails. @param url the guest's own page */
export async function guestCalendar(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  event: EventRow,
  guest: AttendeeRow,
  hourCycle: HourCycle,
  url: string,
): Promise<string> {
  const description = calendarText({ event, guest, reader: { hourCycle, timeZone: guest.timeZone }, link: url });
  return calendarFile({
    method: event.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    night: { ...event, description, location: seesPlace(event, guest) ? event.location : null },
    origin: environment.origin,
    organizer: { name: await hostNameOf(db, event.userId), email: bareEmailAddress(senderOf(environment)) },
    status: guest.status,
    url,
    now: new Date(),
  });
}
