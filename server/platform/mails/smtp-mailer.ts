import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { bareEmailAddress } from './mail-recipient.ts';
import type { Mail, Mailer } from './mailer.ts';
import { oneLine } from './one-line.ts';

const VERIFY_MS = 5_000;
/** Time-out for a silent mail server, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mail server; user name and password may be in the address instead. */
export interface SmtpServer {
  url: string;
  auth?: { user: string; pass: string };
}

interface SmtpMailer extends Mailer {
  /** Resolves with the mail server's answer when it has accepted the mail. */
  send(mail: Mail): Promise<string>;
}

/** Sends by SMTP over reused connections. */
export function smtpMailer(server: SmtpServer, from: string, timeouts = TIMEOUTS): SmtpMailer {
  const transport = createTransport(
    { ...server, pool: true, ...timeouts },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    send: async (mail) => {
      const { response } = await transport.sendMail({ ...envelopeHeaders(mail, from), ...bodyOf(mail) });
      return response;
    },
    verify: () => within(VERIFY_MS, transport.verify()),
    close: async () => transport.close(),
  };
}

const envelopeHeaders = ({ to, subject, fromName, replyTo, unsubscribeUrl, messageId }: Mail, from: string) => ({
  to: { name: '', address: to },
  subject: oneLine(subject),
  ...(fromName && { from: { name: oneLine(fromName), address: bareEmailAddress(from) } }),
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  ...(messageId && { messageId }),
  ...(unsubscribeUrl && {
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
});

const bodyOf = ({ text, html, calendar, attachments = [] }: Mail) => ({
  text,
  html,
  attachments,
  ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
});

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const timeOut = sleep(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error(`the mail server did not answer within ${milliseconds / 1000} seconds`);
  });
  try {
    await Promise.race([work, timeOut]);
  } finally {
    late.abort();
    timeOut.catch(() => {});
    work.catch(() => {});
  }
}
