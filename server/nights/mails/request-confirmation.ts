import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { senderAddresses } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import { isContactConfirmed } from './confirmed.ts';

/**
 * Asks the owner of a night's contact address by mail, once per address, whether this account may use it; skipped for
 * the account's own address and for the verified address of a host acting for the organization. Call it under the
 * owner's lock.
 */
export async function requestConfirmation(tx: Transaction, owner: Owner, actor: Owner, eventId: number): Promise<void> {
  const found = await findUnconfirmedContact(tx, owner.id, eventId);
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
  await deleteOldestAddress(tx, owner.id);
  await queueConfirmation(tx, owner.id, added.id, email);
}

const ofAccount = (userId: number, email: string) =>
  and(eq(senderAddresses.userId, userId), eq(senderAddresses.email, email));

/** The contact address of a night, if it is not confirmed. */
export async function findUnconfirmedContact(
  tx: Transaction,
  userId: number,
  eventId: number,
): Promise<{ email: string } | undefined> {
  const [row] = await tx
    .select({ email: sql<string>`lower(${events.hostEmail})`, isConfirmed: isContactConfirmed })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.id, eventId)));
  return row && !row.isConfirmed ? row : undefined;
}

async function deleteOldestAddress(tx: Transaction, userId: number): Promise<void> {
  const open = and(eq(senderAddresses.userId, userId), isNull(senderAddresses.confirmedAt));
  const latest = STORAGE_LIMITS.senderAddresses.most;
  const older = tx
    .select({ id: senderAddresses.id })
    .from(senderAddresses)
    .where(open)
    .orderBy(desc(senderAddresses.createdAt), desc(senderAddresses.id))
    .offset(latest);
  await tx.delete(senderAddresses).where(inArray(senderAddresses.id, older));
}

/** Queues the confirmation mail. */
export const queueConfirmation = (tx: Transaction, userId: number, senderId: number, to: string) =>
  queueMail(tx, {
    userId,
    eventId: null,
    attendeeId: null,
    kind: 'confirm_sender',
    occurrence: String(senderId),
    to,
    payload: { senderId },
  });
