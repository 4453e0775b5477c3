import { outboxMails } from '#shared/schema/operations.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail, Mailer } from './mailer.ts';
import { oneLine } from './one-line.ts';

const calendarAttachment = ({ method, content }: NonNullable<Mail['calendar']>) => ({
  filename: 'invite.ics',
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

/** Keeps mails in the database, where /dev/outbox shows them. */
export const outboxMailer = (db: Database): Mailer => ({
  send: async ({ to, subject, text, html, calendar, attachments = [] }) => {
    const all = [...attachments, ...(calendar ? [calendarAttachment(calendar)] : [])];
    await db.insert(outboxMails).values({ to, subject: oneLine(subject), text, html, attachments: all });
  },
  verify: async () => {},
  close: async () => {},
});
