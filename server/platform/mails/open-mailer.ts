import type { Environment } from '#server/platform/config/environment.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Mailer, type Mail, SendsNoMail } from './mailer.ts';
import { smtpMailer, type SmtpServer } from './smtp-mailer.ts';
import { outboxMails } from '#shared/schema/operations.ts';
import { oneLine } from './one-line.ts';

const calendarAttachment = ({ method, content }: NonNullable<Mail['calendar']>) => ({
  filename: 'invite.ics',
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

/** Stores mails in the database, where /dev/outbox shows them. */
const outboxMailer = (db: Database): Mailer => ({
  send: async ({ to, subject, text, html, calendar, attachments = [] }) => {
    const all = [...attachments, ...(calendar ? [calendarAttachment(calendar)] : [])];
    await db.insert(outboxMails).values({ to, subject: oneLine(subject), text, html, attachments: all });
  },
  verify: async () => {},
  close: async () => {},
});

/** Shows what somebody needs to sign in on the console, and sends nothing else. */
export const consoleMailer = (show: (line: string) => void): Mailer => ({
  send: async ({ to, console }) => {
    if (console === undefined) throw new SendsNoMail();
    show(`For ${to}: ${console}\n`);
  },
  verify: () => Promise.reject(new SendsNoMail()),
  close: async () => {},
});

export type MailEnvironment = Pick<Environment, 'SMTP_URL' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'MAIL_FROM' | 'origin'>;

/** Sends through the configured server; without one, mails are stored in the local outbox, or shown on the console. */
export function openMailer(environment: MailEnvironment & Pick<Environment, 'sendsMails'>, db: Database): Mailer {
  const server = smtpServerOf(environment);
  if (server !== null) return smtpMailer(server, senderOf(environment));
  return environment.sendsMails ? outboxMailer(db) : consoleMailer((line) => void process.stdout.write(line));
}

/** The configured mail server; null if mails are kept in the outbox. */
export function smtpServerOf({
  SMTP_URL: url,
  SMTP_USER: user,
  SMTP_PASSWORD: pass,
}: MailEnvironment): SmtpServer | null {
  if (url === undefined) return null;
  return user === undefined || pass === undefined ? { url } : { url, auth: { user, pass } };
}

/** The sender of this site: MAIL_FROM, else a generated address. */
export const senderOf = ({ MAIL_FROM, origin }: Pick<Environment, 'MAIL_FROM' | 'origin'>): string =>
  MAIL_FROM ?? `Rollcall <rollcall@${new URL(origin).hostname}>`;
