import type { Environment } from '#server/config/environment.ts';
import type { Database } from '#server/database/database.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Sends through the configured server; without one, mails are stored in the local outbox. */
export function openMailer(environment: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'origin'>, db: Database): Mailer {
  const { SMTP_URL } = environment;
  if (SMTP_URL === undefined) return outboxMailer(db);
  return smtpMailer(SMTP_URL, senderOf(environment));
}

/** The sender of this site: MAIL_FROM, else a generated address. */
export const senderOf = ({ MAIL_FROM, origin }: Pick<Environment, 'MAIL_FROM' | 'origin'>): string =>
  MAIL_FROM ?? `Rollcall <rollcall@${new URL(origin).hostname}>`;
