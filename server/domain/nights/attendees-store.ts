import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Transaction } from '#server/database/database.ts';
import { isAskedOrJoined } from './asked-or-joined.ts';
import { hostNames } from './host-name.ts';

export type AttendeeRow = typeof eventAttendees.$inferSelect;
type NewAttendeeRow = typeof eventAttendees.$inferInsert;

/** Everybody on the list of an event: the host first, then in the order of being added. */
export const attendeesOf = (db: Connection, eventId: number): Promise<AttendeeRow[]> =>
  db
    .select()
    .from(eventAttendees)
    .where(eq(eventAttendees.eventId, eventId))
    .orderBy(desc(eventAttendees.isHost), asc(eventAttendees.id));

/** Puts people on a list; an address that is on it stays as it is. Answers those who are new. */
export async function insertAttendees(
  tx: Transaction,
  eventId: number,
  people: readonly Omit<NewAttendeeRow, 'eventId'>[],
): Promise<AttendeeRow[]> {
  if (people.length === 0) return [];
  return tx
    .insert(eventAttendees)
    .values(people.map((person) => ({ ...person, eventId })))
    .onConflictDoNothing()
    .returning();
}

/** The clock that a host read when they last made a night; null where that is not known. */
export async function latestClock(tx: Transaction, userId: number): Promise<AttendeeRow['clock']> {
  const [row] = await tx
    .select({ clock: eventAttendees.clock })
    .from(events)
    .innerJoin(eventAttendees, and(eq(eventAttendees.eventId, events.id), eq(eventAttendees.isHost, true)))
    .where(and(eq(events.userId, userId), isNotNull(eventAttendees.clock)))
    .orderBy(desc(events.id))
    .limit(1);
  return row?.clock ?? null;
}

/** People on a list, its host not counted. */
export const countGuests = (tx: Transaction, eventId: number): Promise<number> =>
  tx.$count(eventAttendees, and(eq(eventAttendees.eventId, eventId), eq(eventAttendees.isHost, false)));

export async function updateAttendee(
  tx: Transaction,
  attendeeId: number,
  changes: { [Column in keyof NewAttendeeRow]?: NewAttendeeRow[Column] | undefined },
): Promise<AttendeeRow> {
  const [row] = await tx.update(eventAttendees).set(changes).where(eq(eventAttendees.id, attendeeId)).returning();
  if (!row) throw new Error('the attendee was removed under the lock of the event');
  return row;
}

export async function deleteAttendee(tx: Transaction, attendeeId: number): Promise<void> {
  await tx.delete(eventAttendees).where(eq(eventAttendees.id, attendeeId));
}

/** The event on whose list somebody is, whoever hosts it. */
export async function eventIdOf(tx: Connection, attendeeId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ eventId: eventAttendees.eventId })
    .from(eventAttendees)
    .where(eq(eventAttendees.id, attendeeId));
  return row?.eventId;
}

/** The event on whose list somebody is, where this owner hosts it. */
export async function hostedEventIdOf(db: Connection, userId: number, attendeeId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ eventId: events.id })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(and(eq(events.userId, userId), eq(eventAttendees.id, attendeeId)));
  return row?.eventId;
}

const isTheirs = sql<boolean>`coalesce(lower(${eventAttendees.email}) = lower(${users.email})
  and ${users.emailVerifiedAt} is not null and ${isAskedOrJoined}, false)`;

/**
 * How a signed-in person stands to an attendee: as their host, as themselves by a verified e-mail once they were invited
 * or came by themselves, or both.
 */
export async function standingTo(tx: Connection, userId: number, attendeeId: number) {
  const [row] = await tx
    .select({
      hosts: sql<boolean>`${events.userId} = ${users.id}`,
      isThemselves: sql<boolean>`${isTheirs} or (${eventAttendees.isHost} and ${events.userId} = ${users.id})`,
    })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .innerJoin(users, eq(users.id, userId))
    .where(eq(eventAttendees.id, attendeeId));
  return row;
}

/** Events of others that a person is invited to by their verified e-mail and that are still to come. */
export const invitationsOf = (db: Connection, userId: number) => {
  const invited = db.select().from(users).where(eq(users.id, userId)).as('invited');
  return db
    .select({
      attendee: eventAttendees,
      event: events,
      host: hostNames,
    })
    .from(invited)
    .innerJoin(eventAttendees, sql`lower(${eventAttendees.email}) = lower(${invited.email})`)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .innerJoin(users, eq(users.id, events.userId))
    .where(
      and(
        sql`${invited.emailVerifiedAt} is not null`,
        ne(events.userId, userId),
        eq(events.status, 'scheduled'),
        isAskedOrJoined,
        sql`${events.date} + make_interval(mins => ${events.durationMinutes}) > now()`,
      ),
    )
    .orderBy(asc(events.date), asc(events.id));
};
