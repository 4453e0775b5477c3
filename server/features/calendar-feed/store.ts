import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eventAttendees, events, users } from '#shared/schema.ts';
import { hostedIds } from '../../auth/hosted-organizations.ts';
import type { Database } from '../../database/database.ts';
import { isAskedOrJoined } from '../game-nights/asked-or-joined.ts';

/** Whose calendar an address is. */
export async function feedReader(db: Database, calendarHash: string) {
  const [reader] = await db
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.calendarHash, calendarHash));
  return reader;
}

export type FeedReader = NonNullable<Awaited<ReturnType<typeof feedReader>>>;
export type FeedNight = Awaited<ReturnType<typeof nightsOf>>[number];

/**
 * The nights that take place and that somebody hosts, for themselves or an organization, or is invited to by their verified e-mail and has not declined, in
 * order; with their own row on the list.
 */
export const nightsOf = (db: Database, { id, email, emailVerifiedAt }: FeedReader) => {
  const host = alias(users, 'host');
  const theirs = emailVerifiedAt === null ? sql`false` : sql`lower(${eventAttendees.email}) = lower(${email})`;
  const isAsked = and(ne(eventAttendees.status, 'declined'), isAskedOrJoined);
  const hosts = or(eq(events.userId, id), inArray(events.userId, hostedIds(db, id)));
  return db
    .select({
      event: events,
      hosts: sql<boolean>`${hosts}`,
      guest: eventAttendees,
      host: {
        firstName: host.firstName,
        lastName: host.lastName,
        username: host.username,
        organizationName: host.organizationName,
      },
    })
    .from(events)
    .innerJoin(host, eq(host.id, events.userId))
    .leftJoin(eventAttendees, and(eq(eventAttendees.eventId, events.id), theirs))
    .where(and(ne(events.status, 'cancelled'), or(hosts, isAsked)))
    .orderBy(asc(events.date), asc(events.id));
};
