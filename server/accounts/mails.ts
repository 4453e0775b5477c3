import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { t } from './words/words.ts';

const ignoreText = (): string => t('If this was not you, nothing has happened and you can ignore this mail.');

/** The mail with the sign-in code. The subject contains the code, so that a notification is enough to read it. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: t('{code} is your Rollcall code', { code }),
  console: `${code} is the sign-in code`,
  ...layOutMail({
    preheader: t('Valid for ten minutes.'),
    heading: t('Your sign-in code'),
    code,
    paragraphs: [t('Type it on the page that asked for it. It is valid for ten minutes.'), ignoreText()],
    footer: t('Sent by Rollcall because somebody asked to sign in with this address.'),
  }),
});

export const verificationMail = (to: string, link: string): Mail => ({
  to,
  subject: t('Please confirm your e-mail address'),
  console: `${link} confirms the address`,
  ...layOutMail({
    preheader: t('One tap and your Rollcall account is ready.'),
    heading: t('Your table is nearly set'),
    paragraphs: [t('Please confirm that this is your address. The link is valid for three days.'), ignoreText()],
    action: { label: t('Confirm my address'), href: link },
    footer: t('Sent by Rollcall because an account was created with this address.'),
  }),
});

/**
 * The mail for a person who signs up although they have an account. The page cannot say so without revealing the
 * account.
 */
export const accountExistsMail = (to: string, link: string): Mail => ({
  to,
  subject: t('You already have a Rollcall account'),
  console: `there is an account already: sign in at ${link}`,
  ...layOutMail({
    preheader: t('Sign in with this address.'),
    heading: t('You already have an account'),
    paragraphs: [
      t('Somebody asked for a new account with this address, which has one already. You can simply sign in.'),
      ignoreText(),
    ],
    action: { label: t('Sign in'), href: link },
    footer: t('Sent by Rollcall because an account was requested with this address.'),
  }),
});

/** The mail for a person who may not have an account here. The page cannot say so without revealing who may. */
export const noAccountMail = (to: string, words: string): Mail => ({
  to,
  subject: t('You have no Rollcall account here'),
  console: words,
  ...layOutMail({
    preheader: words,
    heading: t('There is no account for you here'),
    paragraphs: [
      t(
        'Somebody, probably you, asked to sign in or to make an account with this address. There is no account of this address, and none was made. {words}',
        { words },
      ),
      t(
        'If you know the people who run this site, ask them. Invitations to game nights are answered without an account.',
      ),
      ignoreText(),
    ],
    footer: t('Sent by Rollcall because somebody asked to sign in with this address.'),
  }),
});
