import { sql } from 'drizzle-orm';
import type { MailKind } from '#shared/enums.ts';
import { mails } from '#shared/schema.ts';
import type { Transaction } from '../../database/database.ts';

export interface MailToQueue {
  /** The host on whose behalf it goes out, or whose account it is about. */
  userId: number;
  eventId: number | null;
  attendeeId: number | null;
  kind: MailKind;
  /** What makes it one of its kind for this attendee; a second one is dropped. */
  occurrence: string;
  to: string;
  facts: Record<string, unknown>;
}

const MAILS_A_STATEMENT = 500;

/** The channel on which every server is told, once they are committed, that mails wait. */
export const MAILS_WAITING = 'mails_waiting';

/** Writes mails down inside the caller's transaction; they go out once it is committed. */
export async function queueMails(tx: Transaction, all: readonly MailToQueue[]): Promise<void> {
  for (let from = 0; from < all.length; from += MAILS_A_STATEMENT) {
    await tx
      .insert(mails)
      .values(all.slice(from, from + MAILS_A_STATEMENT))
      .onConflictDoNothing();
  }
  if (all.length > 0) await tx.execute(sql`select pg_notify(${MAILS_WAITING}, '')`);
}

export const queueMail = (tx: Transaction, mail: MailToQueue): Promise<void> => queueMails(tx, [mail]);
