import * as z from 'zod';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';

/** The payload of a mail of kind `passkey_added`. */
const passkeyPayload = z.object({ origin: z.string(), device: z.string() });

/**
 * Tells the owner of an account about a new passkey. It is sent also if the passkey was removed meanwhile: then somebody
 * may have been in.
 */
export function writePasskeyMail(row: { to: string; payload: object }): Mail {
  const { origin, device } = passkeyPayload.parse(row.payload);
  return {
    to: row.to,
    subject: 'A passkey was added to your Rollcall account',
    ...layOutMail({
      preheader: `${device} signs in without a code.`,
      heading: 'A passkey was added',
      paragraphs: [
        `Somebody, probably you, added a passkey to your account: ${device}. It signs in without a code. If this was you, there is nothing to do.`,
        'If this was not you, remove the passkey in your profile, and press Sign Out Everywhere Else there.',
      ],
      action: { label: 'Open my profile', href: `${origin}/profile` },
      footer: 'Sent by Rollcall because a passkey was added to the account of this address.',
    }),
  };
}
