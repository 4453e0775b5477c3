import * as z from 'zod';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';

/** The payload of both kinds of mail; `device` is the passkey's name. */
const passkeyPayload = z.object({ origin: z.string(), device: z.string() });

const COPY = {
  passkey_added: {
    done: 'added to',
    preheader: (device: string) => `${device} signs in without a code.`,
    first: (device: string) => `added a passkey to your account: ${device}. It signs in without a code.`,
    otherwise: 'remove the passkey in your profile, and press Sign Out Everywhere Else there.',
  },
  passkey_removed: {
    done: 'removed from',
    preheader: (device: string) => `${device} signs nobody in any more.`,
    first: (device: string) => `removed a passkey from your account: ${device}. It signs nobody in any more.`,
    otherwise: 'press Sign Out Everywhere Else in your profile, and look there at your other passkeys.',
  },
};

/**
 * Tells the owner of an account about a passkey that was added or removed. Both are sent also if the passkey was removed
 * or added again meanwhile: then somebody may have been in.
 */
export function writePasskeyMail(kind: keyof typeof COPY, row: { to: string; payload: object }): Mail {
  const { origin, device } = passkeyPayload.parse(row.payload);
  const { done, preheader, first, otherwise } = COPY[kind];
  return {
    to: row.to,
    subject: `A passkey was ${done} your Rollcall account`,
    ...layOutMail({
      preheader: preheader(device),
      heading: `A passkey was ${done} your account`,
      paragraphs: [
        `Somebody, probably you, ${first(device)} If this was you, there is nothing to do.`,
        `If this was not you, ${otherwise}`,
      ],
      action: { label: 'Open my profile', href: `${origin}/profile` },
      footer: `Sent by Rollcall because a passkey was ${done} the account of this address.`,
    }),
  };
}
