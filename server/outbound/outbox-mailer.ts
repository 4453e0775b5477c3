import { outboxMails } from '#shared/schema.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from './mailer.ts';
import { oneLine } from './one-line.ts';

/** Keeps mails in the database, where /dev/outbox shows them. */
export const outboxMailer = (db: Database): Mailer => ({
  send: async ({ to, subject, text, html, attachments = [] }) => {
    await db.insert(outboxMails).values({ to, subject: oneLine(subject), text, html, attachments });
  },
  close: async () => {},
});
