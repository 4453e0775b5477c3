import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import type { Transaction } from '#server/database/database.ts';
import type { EventRow } from './events-store.ts';

/**
 * Notes on the list of a locked night which date each guest last answered for, now that it has another; they are asked
 * again. Whoever answered for the date to which it moves back is asked nothing. The host, and who was not asked yet, know
 * of no other date.
 */
export async function noteMove(tx: Transaction, before: EventRow, after: EventRow): Promise<void> {
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
