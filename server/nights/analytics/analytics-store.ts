import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** From a moment on, before another; either may be open. */
export interface Period {
  from?: Date | undefined;
  to?: Date | undefined;
}

const inPeriod = (userId: number, { from, to }: Period) =>
  and(eq(events.userId, userId), from && gte(events.date, from), to && lt(events.date, to));

/** Events with a date. */
const hosted = (userId: number, { from, to }: Period) =>
  and(inPeriod(userId, { from, to }), ne(events.status, 'finding_date'));

const isOver = sql<boolean>`${events.date} + make_interval(mins => ${events.durationMinutes}) <= now()`;

/** A guest who was invited, or who answered and was approved. */
const isInvited = sql`not ${eventAttendees.isHost} and not ${eventAttendees.awaitsApproval}
  and coalesce(${eventAttendees.invitedAt}, ${eventAttendees.respondedAt}) is not null`;

/** Attendees invited by the host; the others joined on their own, or the host answered for them. */
const invited = sql`${isInvited} and ${eventAttendees.invitedAt} is not null`;

const { status, waitingSince, checkedIn, partySize, isHost } = eventAttendees;

/** The wrap-up or check-in says who came; otherwise accepted guests count. */
const wasWrappedUp = sql`bool_or(${eventAttendees.came} is not null) over (partition by ${eventAttendees.eventId})`;
const hadCheckIns = sql`bool_or(${checkedIn} and not ${isHost}) over (partition by ${eventAttendees.eventId})`;
const came = sql<boolean>`not ${isHost} and case
  when ${wasWrappedUp} then coalesce(${eventAttendees.came}, false)
  when ${hadCheckIns} then ${checkedIn}
  else ${isInvited} and ${status} = 'accepted' end`;

/** The events of a period with those who came. */
const cameTo = (db: Connection, userId: number, period: Period) =>
  db
    .select({ attendeeId: sql<number>`${eventAttendees.id}`.as('came_attendee'), came: came.as('came_there') })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(hosted(userId, period))
    .as('came_to');
const count = (which: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${which}))::int`;

/** Each event of a period with its guests' answers, earliest first; one query for events and guests. */
export function nightsWithAnswers(db: Connection, userId: number, period: Period) {
  const there = cameTo(db, userId, period);
  return db
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      timeZone: events.timeZone,
      eventType: events.eventType,
      isCancelled: sql<boolean>`${events.status} = 'cancelled'`,
      isOver,
      invited: count(invited),
      joined: count(sql`${isInvited} and ${eventAttendees.invitedAt} is null`),
      accepted: count(sql`${isInvited} and ${status} = 'accepted'`),
      acceptedInvited: count(sql`${invited} and ${status} = 'accepted'`),
      maybe: count(sql`${isInvited} and ${status} = 'maybe'`),
      declined: count(sql`${isInvited} and ${status} = 'declined'`),
      waiting: count(sql`${isInvited} and ${status} = 'invited' and ${waitingSince} is not null`),
      noResponse: count(sql`${isInvited} and ${status} = 'invited' and ${waitingSince} is null`),
      companions: sql<number>`coalesce(sum(${partySize} - 1) filter (where ${isInvited} and ${status} = 'accepted'), 0)::int`,
      checkedIn: count(sql`not ${isHost} and ${checkedIn}`),
      arrived: count(sql`${isInvited} and ${status} = 'accepted' and ${checkedIn}`),
      cameGuests: count(sql`${there.came}`),
      cameHeads: sql<number>`coalesce(sum(${partySize}) filter (where ${there.came}), 0)::int`,
    })
    .from(events)
    .leftJoin(eventAttendees, eq(eventAttendees.eventId, events.id))
    .leftJoin(there, eq(there.attendeeId, eventAttendees.id))
    .where(hosted(userId, period))
    .groupBy(events.id)
    .orderBy(asc(events.date), asc(events.id));
}

/**
 * The guests of a period's events, matched by address, or by name without one, each for themselves without both; most invited first. Hours are counted
 * from an invitation to the guest's own first answer after it.
 */
export function guestsOf(db: Connection, userId: number, period: Period, limit: number) {
  const firstAnswers = db
    .select({
      attendeeId: attendeeAnswers.attendeeId,
      at: sql`min(${attendeeAnswers.createdAt})`.as('first_answer'),
    })
    .from(attendeeAnswers)
    .innerJoin(eventAttendees, eq(eventAttendees.id, attendeeAnswers.attendeeId))
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(and(hosted(userId, period), sql`${attendeeAnswers.via} <> 'host'`))
    .groupBy(attendeeAnswers.attendeeId)
    .as('first_answers');
  const there = cameTo(db, userId, period);
  const hasAddress = sql`${eventAttendees.email} not like '%.invalid'`;
  return db
    .select({
      email: sql<string | null>`min(case when ${hasAddress} then lower(${eventAttendees.email}) end)`,
      name: sql<
        string | null
      >`(array_agg(${eventAttendees.name} order by ${events.date} desc) filter (where ${eventAttendees.name} is not null))[1]`,
      invited: count(invited),
      joined: count(sql`${eventAttendees.invitedAt} is null`),
      accepted: count(sql`${status} = 'accepted'`),
      came: count(sql`${isOver} and ${there.came}`),
      answerHours: sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ${firstAnswers.at} - ${eventAttendees.invitedAt}) / 3600)
        filter (where ${firstAnswers.at} >= ${eventAttendees.invitedAt})`,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .leftJoin(firstAnswers, eq(firstAnswers.attendeeId, eventAttendees.id))
    .innerJoin(there, eq(there.attendeeId, eventAttendees.id))
    .where(
      and(hosted(userId, period), ne(events.status, 'cancelled'), sql`(${isInvited} or (${isOver} and ${there.came}))`),
    )
    .groupBy(
      sql`case when ${hasAddress} then lower(${eventAttendees.email})
        else coalesce('name ' || lower(${eventAttendees.name}), 'row ' || ${eventAttendees.id}) end`,
    )
    .orderBy(sql`count(*) desc`, sql`2 asc nulls last`)
    .limit(limit);
}
