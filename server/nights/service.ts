import { lte } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import type { Database } from '#server/platform/database/database.ts';
import { withDueNightLock } from './night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { reassignSeats } from './reassign-seats.ts';

/** Withdraws all expired seat offers and passes the seats on. Safe to run on several servers at once. */
export async function releaseExpiredOffers(db: Database, now = new Date()): Promise<void> {
  const expired = await db
    .selectDistinct({ eventId: eventAttendees.eventId })
    .from(eventAttendees)
    .where(lte(eventAttendees.seatOfferedUntil, now));
  for (const { eventId } of expired) {
    await withDueNightLock(db, eventId, async (tx, event) => {
      await reassignSeats(tx, event, now);
      await publishEventChanged(tx, eventId);
    });
  }
}
