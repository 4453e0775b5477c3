import { layOutMail } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

/** The mail by which an operator tries the mail server. */
export const mailTest = (to: string, origin: string): Mail => ({
  to,
  subject: 'Rollcall can send mails',
  ...layOutMail({
    preheader: 'A test by the people who run this site.',
    heading: 'Mails arrive',
    paragraphs: [`This is a test of the mail server of ${origin}. There is nothing to do.`],
    footer: 'Sent because somebody who runs this site asked for a test.',
  }),
});
