import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import type { Transaction } from '#server/database/database.ts';
import type { EventRow } from './events-store.ts';

/**
 * After a locked night was moved: records which date each guest last answered for, so that they are asked again. Guests
 * who answered for the new date are not asked. The host and uninvited attendees are skipped.
 */
export async function recordDateChange(tx: Transaction, before: EventRow, after: EventRow): Promise<void> {
  const known = sql`coalesce(${eventAttendees.movedFrom}, ${before.date.toISOString()}::timestamptz)`;
  await tx
    .update(eventAttendees)
    .set({ movedFrom: sql`nullif(${known}, ${after.date.toISOString()}::timestamptz)`, confirmedMoveAt: null })
    .where(
      and(
        eq(eventAttendees.eventId, after.id),
        eq(eventAttendees.isHost, false),
        or(isNotNull(eventAttendees.respondedAt), isNotNull(eventAttendees.invitedAt)),
      ),
    );
}
