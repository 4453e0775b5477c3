import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { eventAttendees, nightOptOuts } from '#shared/schema/attendees.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { eventDateOptions } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import { isInvitedOrJoined } from './invited-or-joined.ts';
import { hostNames } from './host-name.ts';

export type AttendeeRow = typeof eventAttendees.$inferSelect;
type NewAttendeeRow = typeof eventAttendees.$inferInsert;

/** All attendees of an event: the host first, then in the order added. */
export const attendeesOf = (db: Connection, eventId: number): Promise<AttendeeRow[]> =>
  db
    .select()
    .from(eventAttendees)
    .where(eq(eventAttendees.eventId, eventId))
    .orderBy(desc(eventAttendees.isHost), asc(eventAttendees.id));

const findOne = async (db: Connection, eventId: number, which: SQL): Promise<AttendeeRow | undefined> =>
  (
    await db
      .select()
      .from(eventAttendees)
      .where(and(eq(eventAttendees.eventId, eventId), which))
  )[0];

export const findAttendee = (db: Connection, eventId: number, attendeeId: number) =>
  findOne(db, eventId, eq(eventAttendees.id, attendeeId));

export const findHost = (db: Connection, eventId: number) => findOne(db, eventId, eq(eventAttendees.isHost, true));

export const findByLink = (db: Connection, eventId: number, linkHash: string) =>
  findOne(db, eventId, eq(eventAttendees.linkHash, linkHash));

/** @param address lower case */
export const findByAddress = (db: Connection, eventId: number, address: string) =>
  findOne(db, eventId, sql`lower(${eventAttendees.email}) = ${address}`);

/** @throws Refusal not_found */
export async function getAttendee(db: Connection, eventId: number, attendeeId: number): Promise<AttendeeRow> {
  const attendee = await findAttendee(db, eventId, attendeeId);
  if (!attendee) throw new Refusal('not_found');
  return attendee;
}

/** From 1; null for an attendee who is not on the waitlist. */
export async function waitlistPlaceOf(db: Connection, guest: AttendeeRow): Promise<number | null> {
  const { eventId, waitingSince, id } = eventAttendees;
  if (guest.waitingSince === null) return null;
  const isBefore = or(
    lt(waitingSince, guest.waitingSince),
    and(eq(waitingSince, guest.waitingSince), lte(id, guest.id)),
  );
  return db.$count(eventAttendees, and(eq(eventId, guest.eventId), isBefore));
}

/** Adds attendees; existing addresses are unchanged. Who was removed and gets no mails about the night gets none again. Returns the new ones. */
export async function insertAttendees(
  tx: Transaction,
  eventId: number,
  people: readonly Omit<NewAttendeeRow, 'eventId'>[],
): Promise<AttendeeRow[]> {
  if (people.length === 0) return [];
  const mailboxes = [...new Set(people.map(({ email }) => recipientKey(email)))];
  const optOuts = await tx
    .select()
    .from(nightOptOuts)
    .where(and(eq(nightOptOuts.eventId, eventId), inArray(nightOptOuts.email, mailboxes)));
  const mutedAt = new Map(optOuts.map(({ email, createdAt }) => [email, createdAt]));
  return tx
    .insert(eventAttendees)
    .values(people.map((person) => ({ mutedAt: mutedAt.get(recipientKey(person.email)), ...person, eventId })))
    .onConflictDoNothing()
    .returning();
}

/** The latest names of addresses on an owner's nights and in their groups. @param emails lower case */
export async function knownNames(tx: Transaction, userId: number, emails: string[]): Promise<Map<string, string>> {
  const onNights = tx
    .select({
      email: sql<string>`lower(${eventAttendees.email})`.as('email'),
      name: sql<string>`${eventAttendees.name}`.as('name'),
      at: eventAttendees.createdAt,
    })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(
      and(
        eq(events.userId, userId),
        inArray(sql`lower(${eventAttendees.email})`, emails),
        isNotNull(eventAttendees.name),
      ),
    );
  const inGroups = tx
    .select({
      email: sql<string>`${groupMembers.email}`.as('email'),
      name: sql<string>`${groupMembers.name}`.as('name'),
      at: groupMembers.createdAt,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groups.userId, userId), inArray(groupMembers.email, emails), isNotNull(groupMembers.name)));
  const known = unionAll(onNights, inGroups).as('known');
  // A regular guest stands on hundreds of nights: only their latest row is read.
  const rows = await tx
    .selectDistinctOn([known.email], { email: known.email, name: known.name })
    .from(known)
    .orderBy(known.email, desc(known.at));
  return new Map(rows.map(({ email, name }) => [email, name]));
}

/** The hour cycle of the host's browser at their latest night; null if unknown. */
export async function latestHourCycle(tx: Transaction, userId: number): Promise<AttendeeRow['hourCycle']> {
  const [row] = await tx
    .select({ hourCycle: eventAttendees.hourCycle })
    .from(events)
    .innerJoin(eventAttendees, and(eq(eventAttendees.eventId, events.id), eq(eventAttendees.isHost, true)))
    .where(and(eq(events.userId, userId), isNotNull(eventAttendees.hourCycle)))
    .orderBy(desc(events.id))
    .limit(1);
  return row?.hourCycle ?? null;
}

/** Number of attendees, without the host. */
export const countGuests = (db: Connection, eventId: number): Promise<number> =>
  db.$count(eventAttendees, and(eq(eventAttendees.eventId, eventId), eq(eventAttendees.isHost, false)));

export async function updateAttendee(
  tx: Transaction,
  attendeeId: number,
  changes: { [Column in keyof NewAttendeeRow]?: NewAttendeeRow[Column] | undefined },
): Promise<AttendeeRow> {
  const [row] = await tx.update(eventAttendees).set(changes).where(eq(eventAttendees.id, attendeeId)).returning();
  if (!row) throw new Error('the attendee was removed under the lock of the event');
  return row;
}

/** Removes an attendee; that they unsubscribed from mails about the night is kept. */
export async function deleteAttendee(tx: Transaction, attendeeId: number): Promise<void> {
  const [removed] = await tx.delete(eventAttendees).where(eq(eventAttendees.id, attendeeId)).returning();
  if (!removed?.mutedAt) return;
  const { eventId, email, mutedAt } = removed;
  const count = await tx.$count(nightOptOuts, eq(nightOptOuts.eventId, eventId));
  if (count >= STORAGE_LIMITS.nightOptOuts.most) return;
  await tx
    .insert(nightOptOuts)
    .values({ eventId, email: recipientKey(email), createdAt: mutedAt })
    .onConflictDoNothing();
}

/** Whether somebody with this address unsubscribed from mails about the night before they were removed. */
export const isOptOutKept = async (db: Connection, eventId: number, email: string): Promise<boolean> =>
  (await db.$count(nightOptOuts, and(eq(nightOptOuts.eventId, eventId), eq(nightOptOuts.email, recipientKey(email))))) >
  0;

/** The event of an attendee, if this owner hosts it. */
export async function hostedEventIdOf(db: Connection, userId: number, attendeeId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ eventId: events.id })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(and(eq(events.userId, userId), eq(eventAttendees.id, attendeeId)));
  return row?.eventId;
}

const isTheirs = sql<boolean>`coalesce(lower(${eventAttendees.email}) = lower(${users.email})
  and ${users.emailVerifiedAt} is not null and ${isInvitedOrJoined}, false)`;

/**
 * Returns the event of an attendee, and a signed-in user's relation to them: host, the attendee (verified e-mail, invited
 * or joined), or both.
 */
export async function relationTo(tx: Connection, userId: number, attendeeId: number) {
  const [row] = await tx
    .select({
      eventId: events.id,
      hosts: sql<boolean>`${events.userId} = ${users.id}`,
      isThemselves: sql<boolean>`${isTheirs} or (${eventAttendees.isHost} and ${events.userId} = ${users.id})`,
    })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(eventAttendees.id, attendeeId), isEnabled(events.userId)));
  return row;
}

/** Upcoming events of others to which a user is invited by their verified e-mail. */
export const invitationsOf = (db: Connection, userId: number) => {
  const invited = db.select().from(users).where(eq(users.id, userId)).as('invited');
  return db
    .select({
      attendee: eventAttendees,
      event: events,
      host: hostNames,
      datesToChoose: sql<number>`(case when ${events.status} = 'finding_date' then (select count(*) from ${eventDateOptions} where ${eventDateOptions.eventId} = ${events.id}) else 0 end)::int`,
    })
    .from(invited)
    .innerJoin(eventAttendees, sql`lower(${eventAttendees.email}) = lower(${invited.email})`)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .innerJoin(users, eq(users.id, events.userId))
    .where(
      and(
        sql`${invited.emailVerifiedAt} is not null`,
        ne(events.userId, userId),
        inArray(events.status, ['scheduled', 'finding_date']),
        isInvitedOrJoined,
        isEnabled(events.userId),
        sql`${events.date} + make_interval(mins => ${events.durationMinutes}) > now()`,
      ),
    )
    .orderBy(asc(events.date), asc(events.id));
};
