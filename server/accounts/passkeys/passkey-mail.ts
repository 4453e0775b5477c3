import * as z from 'zod';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { deviceText } from '../sign-in/device-name.ts';
import { t } from '../words/words.ts';

/** The payload of both kinds of mail; `device` is the passkey's name. */
const passkeyPayload = z.object({ origin: z.string(), device: z.string() });

const COPY = {
  passkey_added: (device: string) => ({
    subject: t('A passkey was added to your Rollcall account'),
    preheader: t('{device} signs in without a code.', { device }),
    heading: t('A passkey was added to your account'),
    paragraphs: [
      t(
        'Somebody, probably you, added a passkey to your account: {device}. It signs in without a code. If this was you, there is nothing to do.',
        { device },
      ),
      t('If this was not you, remove the passkey in your profile, and press Sign Out Everywhere Else there.'),
    ],
    footer: t('Sent by Rollcall because a passkey was added to the account of this address.'),
  }),
  passkey_removed: (device: string) => ({
    subject: t('A passkey was removed from your Rollcall account'),
    preheader: t('{device} signs nobody in any more.', { device }),
    heading: t('A passkey was removed from your account'),
    paragraphs: [
      t(
        'Somebody, probably you, removed a passkey from your account: {device}. It signs nobody in any more. If this was you, there is nothing to do.',
        { device },
      ),
      t('If this was not you, press Sign Out Everywhere Else in your profile, and look there at your other passkeys.'),
    ],
    footer: t('Sent by Rollcall because a passkey was removed from the account of this address.'),
  }),
};

/**
 * Tells the owner of an account about a passkey that was added or removed. Both are sent also if the passkey was removed
 * or added again meanwhile: then somebody may have been in.
 */
export function writePasskeyMail(kind: keyof typeof COPY, row: { to: string; payload: object }): Mail {
  const { origin, device } = passkeyPayload.parse(row.payload);
  const { subject, ...content } = COPY[kind](deviceText(device));
  return {
    to: row.to,
    subject,
    ...layOutMail({ ...content, action: { label: t('Open my profile'), href: `${origin}/profile` } }),
  };
}
