import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { senderAddresses } from '#shared/schema/mails.ts';
import type { Database } from '#server/platform/database/database.ts';
import { layOutMail } from '#server/platform/mails/mail-layout.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import { oneLine } from '#server/platform/mails/one-line.ts';
import { atSentenceStart, hostOf, stopMailsText, withinSentence } from '../host-name.ts';
import { t } from '../words/words.ts';
import { confirmationLinks } from './confirmation-links.ts';

const payload = z.object({ senderId: z.int() });

/** The mail of a row of kind `confirm_sender`. Null if the address was confirmed meanwhile, or is no longer in use. */
export async function writeConfirmation(
  db: Database,
  row: { to: string; payload: object },
  { origin, stopUrl }: { origin: string; stopUrl: string },
): Promise<Mail | null> {
  const { senderId } = payload.parse(row.payload);
  const [found] = await db
    .select({ userId: senderAddresses.userId })
    .from(senderAddresses)
    .where(and(eq(senderAddresses.id, senderId), isNull(senderAddresses.confirmedAt)));
  if (!found) return null;
  const { name } = await hostOf(db, found.userId);
  return confirmationMail(row.to, name, { confirm: (await confirmationLinks(db, origin)).urlOf(senderId), stopUrl });
}

/** Asks the owner of an address whether a host may use it. */
export function confirmationMail(
  to: string,
  name: string,
  { confirm, stopUrl }: { confirm: string; stopUrl: string },
): Mail {
  const host = withinSentence(name);
  const question = t('May {host} use this address?', { host });
  return {
    to,
    subject: oneLine(question),
    ...layOutMail({
      preheader: t('Guests would answer to this address.'),
      heading: question,
      paragraphs: [
        t(
          '{host} gave {address} as the address to which guests of game nights answer. Confirm that this is right. Until then no guest is told of it.',
          { host: atSentenceStart(name), address: to },
        ),
        t('If you do not know them, you can ignore this mail.'),
      ],
      action: { label: t('See and confirm'), href: confirm },
      footer: t('Sent by Rollcall because {host} gave this address.', { host }),
      stop: { label: stopMailsText(name), href: stopUrl },
    }),
    fromName: `${atSentenceStart(name)} (Rollcall)`,
    unsubscribeUrl: stopUrl,
  };
}
