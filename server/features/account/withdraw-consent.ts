import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { groupMembers } from '#shared/schema/groups.ts';
import { senderAddresses } from '#shared/schema/mails.ts';
import { organizationMembers } from '#shared/schema/users.ts';
import type { Transaction } from '#server/database/database.ts';

/** A number that no other advisory lock of this database uses. */
const WITHDRAWAL_LOCK = 7_204_115;

/**
 * Withdraws a user's consent to share their collection with groups and nights of others, and to be the contact of nights
 * that they planned as a host of others. They stay on those lists, but a later owner of the address has consented to
 * nothing. Call it before deleting own rows: the lock prevents a deadlock of two users who are on each other's lists.
 */
export async function withdrawConsent(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WITHDRAWAL_LOCK})`);
  await tx
    .update(groupMembers)
    .set({ sharesShelfSince: null })
    .where(and(eq(groupMembers.email, email), isNotNull(groupMembers.sharesShelfSince)));
  await tx
    .update(eventAttendees)
    .set({ sharesShelf: false })
    .where(and(eq(sql`lower(${eventAttendees.email})`, email), eventAttendees.sharesShelf));
  const { userId, email: member, acceptedAt } = organizationMembers;
  // The membership first, as where a host is removed.
  const hosted = await tx
    .delete(organizationMembers)
    .where(and(eq(member, email), isNotNull(acceptedAt)))
    .returning({ userId });
  const organizations = hosted.map((one) => one.userId);
  await tx
    .delete(senderAddresses)
    .where(and(eq(senderAddresses.email, email), inArray(senderAddresses.userId, organizations)));
}
