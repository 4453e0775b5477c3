import { layOutMail } from './mail-layout.ts';
import { t } from '#server/platform/words/words.ts';
import type { Mail } from './mailer.ts';

/** The mail by which an operator tries the mail server. */
export const mailTest = (to: string, origin: string): Mail => ({
  to,
  subject: t('Rollcall can send mails'),
  ...layOutMail({
    preheader: t('A test by the people who run this site.'),
    heading: t('Mails arrive'),
    paragraphs: [t('This is a test of the mail server of {origin}. There is nothing to do.', { origin })],
    footer: t('Sent because somebody who runs this site asked for a test.'),
  }),
});
