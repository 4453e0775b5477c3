import type { MailKind } from '#shared/enums.ts';
import { mails } from '#shared/schema.ts';
import type { Transaction } from '../../database/database.ts';

export interface MailToQueue {
  /** The host on whose behalf it goes out. */
  userId: number;
  eventId: number;
  attendeeId: number;
  kind: MailKind;
  /** What makes it one of its kind for this attendee; a second one is dropped. */
  occurrence: string;
  to: string;
  facts: Record<string, unknown>;
}

const MAILS_A_STATEMENT = 500;

/** Writes mails down inside the caller's transaction; they go out once it is committed. */
export async function queueMails(tx: Transaction, all: readonly MailToQueue[]): Promise<void> {
  for (let from = 0; from < all.length; from += MAILS_A_STATEMENT) {
    await tx
      .insert(mails)
      .values(all.slice(from, from + MAILS_A_STATEMENT))
      .onConflictDoNothing();
  }
}

export const queueMail = (tx: Transaction, mail: MailToQueue): Promise<void> => queueMails(tx, [mail]);
