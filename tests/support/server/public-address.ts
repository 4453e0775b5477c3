import type { MailServer } from './mail-server.ts';

export const SITE = 'https://games.example.org';

/** The environment of a server on a public address. */
export const publicEnvironment = ({ url }: Pick<MailServer, 'url'>): Record<string, string> => ({
  PUBLIC_URL: SITE,
  SESSION_SECRET: 'a secret that is long enough to be one',
  SMTP_URL: url,
  MAIL_FROM: 'Rollcall <rollcall@example.org>',
});
