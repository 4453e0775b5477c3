import type { Mail } from '#server/outbound/mailer.ts';

/** A mail for one reader. */
export interface MailSample {
  name: string;
  mail: Mail;
}
