import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { groupMembers } from '#shared/schema/groups.ts';
import type { Transaction } from '#server/database/database.ts';

/** Any number that no other advisory lock of this database has. */
const WITHDRAWAL_LOCK = 7_204_115;

/**
 * Takes back what a person allowed groups and nights of others: to see their shelf. They stay on those lists, as their
 * hosts wrote them down, but whoever gets this address one day has agreed to nothing. Two people on lists of each other
 * may go at once: each of them calls this before deleting rows of their own, and the lock puts them in a row.
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
