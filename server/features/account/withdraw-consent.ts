import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { groupMembers } from '#shared/schema/groups.ts';
import type { Transaction } from '#server/database/database.ts';

/** A number that no other advisory lock of this database uses. */
const WITHDRAWAL_LOCK = 7_204_115;

/**
 * Withdraws a user's consent to share their collection with groups and nights of others. They stay on those lists, but
 * a later owner of the address has consented to nothing. Call it before deleting own rows: the lock prevents a deadlock
 * of two users who are on each other's lists.
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
}
