import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { freeSeatsBeside, offerDeadline, offersDue } from '#shared/nights/seats.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import type { AttendeeRow } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';
import { tellChangesNow } from './waiting-mails.ts';

/** The seats of a night after offers were settled. */
export interface Seats {
  /** People who accepted or have a reserved seat. */
  heads: number;
  /** The last of the waitlist waits since; null without a waitlist. */
  lastWaitingSince: Date | null;
  /** The attendees that were changed by settling. */
  changed: AttendeeRow[];
}

/**
 * Withdraws expired offers and offers free seats to the waitlist by mail; offers that last beyond the
 * beginning of a moved night are shortened. Run it under the event's lock, before and
 * after every change of seats. It reads counts, and only those attendees that it changes.
 */
export async function reassignSeats(tx: Transaction, event: EventRow, now: Date): Promise<Seats> {
  const { hasExpired, isBeyond, smallestWaiting, heads, lastWaitingSince } = await countSeats(tx, event, now);
  const expired = hasExpired ? await withdrawOffers(tx, event.id, now) : [];
  if (event.status === 'cancelled' || event.date <= now) return { heads, lastWaitingSince, changed: expired };
  const free = freeSeatsBeside(event.maxAttendees, heads);
  const due = smallestWaiting !== null && smallestWaiting <= free ? await findDue(tx, event.id, free) : [];
  const offered = isBeyond || due.length > 0 ? await offerSeats(tx, event, due, now) : [];
  const newHeads = due.reduce((sum, { partySize }) => sum + partySize, heads);
  return { heads: newHeads, lastWaitingSince, changed: [...expired, ...offered] };
}

async function countSeats(tx: Transaction, { id, date }: EventRow, now: Date) {
  const { status, partySize, waitingSince, seatOfferedUntil } = eventAttendees;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [counts] = await tx
    .select({
      heads: sql<number>`coalesce(sum(${partySize}) filter (
        where ${status} = 'accepted' or ${seatOfferedUntil} > ${moment}), 0)::int`,
      hasExpired: sql<boolean>`coalesce(bool_or(${seatOfferedUntil} <= ${moment}), false)`,
      isBeyond: sql<boolean>`coalesce(bool_or(${seatOfferedUntil} >= ${date.toISOString()}::timestamptz), false)`,
      smallestWaiting: sql<number | null>`min(${partySize}) filter (
        where ${waitingSince} is not null and ${seatOfferedUntil} is null)`,
      lastWaitingSince: sql<Date | null>`max(${waitingSince})`.mapWith(waitingSince),
    })
    .from(eventAttendees)
    .where(eq(eventAttendees.eventId, id));
  if (!counts) throw new Error('counting answered no row');
  return counts;
}

const withdrawOffers = (tx: Transaction, eventId: number, now: Date): Promise<AttendeeRow[]> =>
  tx
    .update(eventAttendees)
    .set({ waitingSince: null, seatOfferedUntil: null })
    .where(and(eq(eventAttendees.eventId, eventId), lte(eventAttendees.seatOfferedUntil, now)))
    .returning();

/** Those of the waitlist who get an offer. Each takes at least one of the free seats, so no more than these are read. */
async function findDue(tx: Transaction, eventId: number, free: number) {
  const { id, status, partySize, waitingSince, seatOfferedUntil } = eventAttendees;
  const isUnserved = and(sql`${waitingSince} is not null`, isNull(seatOfferedUntil));
  const fitting = tx
    .select({ id, status, partySize, waitingSince, seatOfferedUntil })
    .from(eventAttendees)
    .where(
      and(eq(eventAttendees.eventId, eventId), isUnserved, Number.isFinite(free) ? lte(partySize, free) : undefined),
    )
    .orderBy(waitingSince, id)
    .$dynamic();
  return offersDue(free, Number.isFinite(free) ? await fitting.limit(free) : await fitting);
}

async function offerSeats(
  tx: Transaction,
  { id, userId, date }: EventRow,
  due: readonly { id: number }[],
  now: Date,
): Promise<AttendeeRow[]> {
  const seatOfferedUntil = offerDeadline(now, date);
  const ids = due.map((guest) => guest.id);
  const offered = await tx
    .update(eventAttendees)
    .set({ seatOfferedUntil })
    .where(
      and(
        eq(eventAttendees.eventId, id),
        or(inArray(eventAttendees.id, ids), gte(eventAttendees.seatOfferedUntil, date)),
      ),
    )
    .returning();
  await tellChangesNow(
    tx,
    offered.map((guest) => guest.id),
  );
  await queueMails(
    tx,
    offered.map((guest) => ({
      userId,
      eventId: id,
      attendeeId: guest.id,
      kind: 'seat_offered' as const,
      occurrence: seatOfferedUntil.toISOString(),
      to: guest.email,
      payload: { until: seatOfferedUntil.toISOString(), partySize: guest.partySize },
    })),
  );
  return offered;
}
