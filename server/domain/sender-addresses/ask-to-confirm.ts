import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { KEPT_LIMITS } from '#shared/rules/plans/kept-limits.ts';
import { senderAddresses } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Transaction } from '#server/database/database.ts';
import { queueMail } from '#server/mails/queue-mail.ts';
import { isContactConfirmed } from './confirmed.ts';

/**
 * Asks whoever has the contact address of a night, by mail, whether this account may use it; once for each address. Not
 * where it is the account's own. Who acts for an organization vouches for their own address. Under the owner's lock.
 */
export async function askToConfirm(tx: Transaction, owner: Owner, actor: Owner, eventId: number): Promise<void> {
  const found = await unconfirmed(tx, eventId);
  if (!found) return;
  const { email } = found;
  const confirmedAt = actor.email === email ? new Date() : null;
  const [added] = await tx
    .insert(senderAddresses)
    .values({ userId: owner.id, email, confirmedAt })
    .onConflictDoNothing()
    .returning({ id: senderAddresses.id });
  if (confirmedAt !== null) await tx.update(senderAddresses).set({ confirmedAt }).where(ofAccount(owner.id, email));
  if (!added || confirmedAt !== null) return;
  await forgetOldest(tx, owner.id);
  await queueConfirmation(tx, owner.id, added.id, email);
}

const ofAccount = (userId: number, email: string) =>
  and(eq(senderAddresses.userId, userId), eq(senderAddresses.email, email));

/** The contact address of a night, where nobody confirmed it. */
export async function unconfirmed(tx: Transaction, eventId: number): Promise<{ email: string } | undefined> {
  const [row] = await tx
    .select({ email: sql<string>`lower(${events.hostEmail})`, isConfirmed: isContactConfirmed })
    .from(events)
    .where(eq(events.id, eventId));
  return row && !row.isConfirmed ? row : undefined;
}

async function forgetOldest(tx: Transaction, userId: number): Promise<void> {
  const open = and(eq(senderAddresses.userId, userId), isNull(senderAddresses.confirmedAt));
  const latest = KEPT_LIMITS.senderAddresses.most;
  const older = tx
    .select({ id: senderAddresses.id })
    .from(senderAddresses)
    .where(open)
    .orderBy(desc(senderAddresses.createdAt), desc(senderAddresses.id))
    .offset(latest);
  await tx.delete(senderAddresses).where(inArray(senderAddresses.id, older));
}

/** Queues the mail that asks. */
export const queueConfirmation = (tx: Transaction, userId: number, senderId: number, to: string) =>
  queueMail(tx, {
    userId,
    eventId: null,
    attendeeId: null,
    kind: 'confirm_sender',
    occurrence: String(senderId),
    to,
    facts: { senderId },
  });
