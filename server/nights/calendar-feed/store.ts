import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { hostedIds } from '#server/accounts/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import { isInvitedOrJoined } from '../invited-or-joined.ts';

/** Nights in a feed, closest to today, and characters of each text of a night. */
export const MAX_FEED_NIGHTS = 2_000;
const MAX_FEED_TEXT = 1_000;

/** The reader of a calendar URL. */
export async function feedReader(db: Database, calendarHash: string) {
  const [reader] = await db
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt, language: users.language })
    .from(users)
    .where(and(eq(users.calendarHash, calendarHash), isNull(users.disabledAt)));
  return reader;
}

export type FeedReader = NonNullable<Awaited<ReturnType<typeof feedReader>>>;
export type FeedNight = Awaited<ReturnType<typeof nightsOf>>[number];

const host = alias(users, 'host');

const isGuest = ({ email, emailVerifiedAt }: FeedReader): SQL =>
  emailVerifiedAt === null ? sql`false` : sql`lower(${eventAttendees.email}) = lower(${email})`;

const hosts = (db: Database, { id }: FeedReader): SQL =>
  sql`${events.userId} in (select ${id}::bigint union all ${hostedIds(db, id)})`;

/** A union, so that each part uses its own index. */
function idsOf(db: Database, reader: FeedReader) {
  const inWindow = and(
    ne(events.status, 'cancelled'),
    sql`${events.date} >= date_trunc('day', now(), 'UTC') - interval '1 year'`,
  );
  const isInvited = and(ne(eventAttendees.status, 'declined'), isInvitedOrJoined);
  const nights = { id: events.id, date: events.date };
  const all = db
    .select(nights)
    .from(events)
    .where(and(hosts(db, reader), inWindow))
    .union(
      db
        .select(nights)
        .from(eventAttendees)
        .innerJoin(events, eq(events.id, eventAttendees.eventId))
        .where(and(isGuest(reader), isInvited, inWindow, isEnabled(events.userId))),
    )
    .as('nights');
  return db
    .select({ id: all.id })
    .from(all)
    .orderBy(sql`abs(extract(epoch from ${all.date} - date_trunc('day', now(), 'UTC')))`, asc(all.id))
    .limit(MAX_FEED_NIGHTS);
}

const nightKey = (db: Database, reader: FeedReader): SQL => sql`concat_ws(' ', ${events.id}, ${events}.xmin,
  ${eventAttendees.id}, ${eventAttendees}.xmin, ${hosts(db, reader)},
  json_build_array(${host.firstName}, ${host.lastName}, ${host.username}, ${host.organizationName}))`;

/** The version of a feed's content: a digest of the versions of all rows it shows. Does not read the nights' texts. */
export async function feedRevision(db: Database, reader: FeedReader): Promise<string> {
  const [row] = await db
    .select({
      revision: sql<string>`md5(coalesce(string_agg(${nightKey(db, reader)}, E'\n' order by ${events.id}), ''))`,
    })
    .from(events)
    .innerJoin(host, eq(host.id, events.userId))
    .leftJoin(eventAttendees, and(eq(eventAttendees.eventId, events.id), isGuest(reader)))
    .where(inArray(events.id, idsOf(db, reader)));
  return row?.revision ?? '';
}

const shortened = (text: PgColumn) => sql<string | null>`left(${text}, ${MAX_FEED_TEXT}) ||
  case when char_length(${text}) > ${MAX_FEED_TEXT} then '…' else '' end`;

/** A date that is still to be chosen, as JSON. */
interface FeedOption {
  id: number;
  startsAt: string;
  location: string | null;
}

/** While the date is being found: the dates without those that the reader cannot make; null otherwise. */
const datesToChoose = sql<FeedOption[] | null>`case when ${events.status} = 'finding_date' then (
  select coalesce(json_agg(json_build_object('id', o.id, 'startsAt', o.starts_at, 'location', left(o.location, ${MAX_FEED_TEXT}))
    order by o.starts_at), '[]')
  from event_date_options o
  where o.event_id = ${events.id} and not exists (select from event_date_answers a
    where a.option_id = o.id and a.attendee_id = ${eventAttendees.id} and a.answer = 'no')) end`;

/**
 * The nights that a user hosts, personally or for an organization, or is invited to by their verified e-mail and has
 * not declined, in order, with their attendee row. From one year ago on, without cancelled ones.
 */
export const nightsOf = (db: Database, reader: FeedReader) =>
  db
    .select({
      id: events.id,
      publicId: events.publicId,
      sequence: events.sequence,
      title: events.title,
      description: shortened(events.description),
      customMessage: shortened(events.customMessage),
      date: events.date,
      timeZone: events.timeZone,
      durationMinutes: events.durationMinutes,
      location: shortened(events.location),
      showsPlace: events.showsPlace,
      updatedAt: events.updatedAt,
      options: datesToChoose,
      hosts: sql<boolean>`${hosts(db, reader)}`,
      guest: { status: eventAttendees.status, awaitsApproval: eventAttendees.awaitsApproval },
      host: {
        firstName: host.firstName,
        lastName: host.lastName,
        username: host.username,
        organizationName: host.organizationName,
      },
    })
    .from(events)
    .innerJoin(host, eq(host.id, events.userId))
    .leftJoin(eventAttendees, and(eq(eventAttendees.eventId, events.id), isGuest(reader)))
    .where(inArray(events.id, idsOf(db, reader)))
    .orderBy(asc(events.date), asc(events.id));
