import { seesPlace } from '../rules/place-shown.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { calendarFile } from '../mails/calendar-file.ts';
import type { MailContext } from '../mails/load-mail-context.ts';
import type { Site } from '#server/platform/mails/mail-writer.ts';
import { reopenedPayload } from './mail-payloads.ts';

/**
 * Adds the calendar file that takes a date back, for those who said no as well: their entry may still be there.
 * A calendar without the entry ignores the file.
 */
export function withdrawnDate(mail: Mail, row: { payload: object }, context: MailContext, site: Site): Mail {
  const { date, sequence, location } = reopenedPayload.parse(row.payload);
  const { event, guest, hostName, link } = context;
  const content = calendarFile({
    method: 'CANCEL',
    night: { ...event, date, sequence, location: seesPlace(event, guest) ? location : null, description: null },
    origin: site.origin,
    organizer: { name: hostName, email: site.address },
    status: 'declined',
    url: link,
    now: site.now,
  });
  return { ...mail, calendar: { method: 'CANCEL', content } };
}
