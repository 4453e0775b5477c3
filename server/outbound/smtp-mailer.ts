import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { oneLine } from './one-line.ts';

/** Sends by SMTP over kept connections; resolves when the mail server has accepted the mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    send: async ({ to, subject, text, html, attachments = [] }) => {
      await transport.sendMail({ to: { name: '', address: to }, subject: oneLine(subject), text, html, attachments });
    },
    close: async () => transport.close(),
  };
}
