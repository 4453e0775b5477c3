import { and, eq, isNotNull } from 'drizzle-orm';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import { otherAccountsOfMailbox } from './accounts-of-mailbox.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';

/**
 * Stops all mails of a host to an address, from whichever of the host's accounts: those whose verified address is the
 * same mailbox. Idempotent.
 */
export async function stopMailsOfHost(tx: Transaction, hostId: number, address: string): Promise<void> {
  const [host] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, hostId), isNotNull(users.emailVerifiedAt)));
  const others = host?.email ? await otherAccountsOfMailbox(tx, hostId, host.email) : [];
  const email = recipientKey(address);
  await tx
    .insert(mailOptOuts)
    .values([hostId, ...others].map((userId) => ({ userId, email })))
    .onConflictDoNothing();
}

/** Mailboxes, by `recipientKey`, that opted out of a host's mail. */
export async function optedOutOf(db: Connection, userId: number): Promise<Set<string>> {
  const rows = await db.select({ email: mailOptOuts.email }).from(mailOptOuts).where(eq(mailOptOuts.userId, userId));
  return new Set(rows.map(({ email }) => recipientKey(email)));
}
