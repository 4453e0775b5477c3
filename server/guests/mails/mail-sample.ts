import type { Mail } from '#server/platform/mails/mailer.ts';

/** A mail for one reader. */
export interface MailSample {
  name: string;
  mail: Mail;
}
