import { eq } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { EventRow } from '#server/nights/events-store.ts';
import { withNightLock } from '#server/nights/night-lock.ts';
import type { TestApp } from './test-app.ts';

/** Locks a night until a transaction of the test ends. */
export async function lockNight(tx: Transaction, eventId: number): Promise<EventRow> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('no key update');
  if (!event) throw new Error('there is no such night');
  return event;
}

/** Runs a guest's change in their night, as the server does. */
export async function inNightOf<T>(
  { services: { db } }: TestApp,
  attendeeId: number,
  change: (tx: Transaction, event: EventRow) => Promise<T>,
): Promise<T> {
  const [guest] = await db.select().from(eventAttendees).where(eq(eventAttendees.id, attendeeId));
  return withNightLock(db, guest?.eventId ?? 0, change);
}
