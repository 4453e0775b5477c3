import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import type { DatePollSummary } from '#shared/nights/date-polls/date-poll-fields.ts';
import { eventDateOptions, eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { isContactConfirmed } from './mails/confirmed.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

export type EventRow = typeof events.$inferSelect;
export type NewEventRow = typeof events.$inferInsert;

const ofOwner = (userId: number, eventId: number) => and(eq(events.userId, userId), eq(events.id, eventId));

/** A locked event. */
type Locked = Pick<EventRow, 'id' | 'userId'>;

/** Counts guests without the host; those without an answer are split into invited and not invited. */
const guestsWho = (condition: SQL) => sql<number>`(count(*) filter (where not is_host and ${condition}))::int`;
const hasNotAnswered = sql`status = 'invited' and responded_at is null and not awaits_approval
  and (${events.status} <> 'finding_date' or dates_answered_at is null)`;

/** With the number of people coming, of attendees, and of those without an answer. */
function withCounts(db: Connection) {
  const counts = db
    .select({
      heads: sql<number>`coalesce(sum(party_size) filter (where status = 'accepted'), 0)::int`.as('heads'),
      guests: guestsWho(sql`true`).as('guests'),
      pending: guestsWho(sql`${hasNotAnswered} and invited_at is not null`).as('pending'),
      uninvited: guestsWho(sql`${hasNotAnswered} and invited_at is null`).as('uninvited'),
      inLine: guestsWho(sql`waiting_since is not null`).as('waitlisted'),
      asking: guestsWho(sql`awaits_approval`).as('asking'),
      datesAnswered: guestsWho(sql`dates_answered_at is not null`).as('dates_answered'),
    })
    .from(eventAttendees)
    .where(eq(eventAttendees.eventId, events.id))
    .as('counts');
  const dates = datesOf(db);
  return db
    .select({
      event: events,
      poll: {
        eventId: eventDatePolls.eventId,
        answersUntil: eventDatePolls.answersUntil,
        settlesAt: eventDatePolls.settlesAt,
        options: dates.options,
        firstDate: dates.firstDate,
        answered: counts.datesAnswered,
      },
      heads: counts.heads,
      guests: counts.guests,
      pending: counts.pending,
      uninvited: counts.uninvited,
      inLine: counts.inLine,
      asking: counts.asking,
      hostEmailConfirmed: isContactConfirmed,
    })
    .from(events)
    .innerJoinLateral(counts, sql`true`)
    .leftJoin(eventDatePolls, eq(eventDatePolls.eventId, events.id))
    .innerJoinLateral(dates, sql`true`);
}

/** The number of dates of an event's poll, and the first of them to come, or the last. */
const datesOf = (db: Connection) =>
  db
    .select({
      options: sql<number>`count(*)::int`.as('options'),
      firstDate: sql<Date | null>`coalesce(min(starts_at) filter (where starts_at > now()), max(starts_at))`
        .mapWith(events.date)
        .as('first_date'),
    })
    .from(eventDateOptions)
    .where(eq(eventDateOptions.eventId, events.id))
    .as('dates');

type Counted = Awaited<ReturnType<typeof withCounts>>[number];

const flat = ({ event, poll, ...counts }: Counted) => ({ ...event, ...counts, datePoll: summaryOf(poll) });

/** The counts are there without a poll too. */
function summaryOf(poll: Counted['poll']): DatePollSummary | null {
  if (poll === null || poll.eventId === null) return null;
  const { eventId: _id, ...summary } = poll;
  return summary;
}

/** While the date is being found, the first of its dates counts. */
const nextDate = sql`case when ${events.status} = 'finding_date'
  then coalesce(dates.first_date, ${events.date}) else ${events.date} end`;

/** Upcoming events, next one first; then past ones, latest first. */
export async function findEvents(db: Connection, userId: number) {
  const isOver = sql`(${events.status} = 'completed'
    or ${events.date} + make_interval(mins => ${events.durationMinutes}) <= now())`;
  const rows = await withCounts(db)
    .where(eq(events.userId, userId))
    .orderBy(isOver, asc(sql`case when not ${isOver} then ${nextDate} end`), desc(events.date), desc(events.id));
  return rows.map(flat);
}

/** The current or next night; undefined if none is planned. */
export async function findNextEvent(db: Connection, userId: number) {
  const toCome = sql`${events.date} + make_interval(mins => ${events.durationMinutes}) > now()`;
  const [row] = await withCounts(db)
    .where(and(eq(events.userId, userId), inArray(events.status, ['scheduled', 'finding_date']), toCome))
    .orderBy(asc(nextDate), asc(events.id))
    .limit(1);
  return row && flat(row);
}

export async function findEvent(db: Connection, userId: number, eventId: number) {
  const [row] = await withCounts(db).where(ofOwner(userId, eventId));
  return row && flat(row);
}

export async function findEventByKey(tx: Transaction, userId: number, idempotencyKey: string) {
  const created = and(eq(events.userId, userId), eq(events.idempotencyKey, idempotencyKey));
  const [row] = await tx.select({ id: events.id }).from(events).where(created);
  return row;
}

export async function insertEvent(tx: Transaction, row: NewEventRow): Promise<EventRow> {
  const [inserted] = await tx.insert(events).values(row).returning();
  if (!inserted) throw new Error('the event was not inserted');
  return inserted;
}

export async function updateEvent(
  tx: Transaction,
  event: Locked,
  changes: { [Column in keyof NewEventRow]?: NewEventRow[Column] | undefined },
): Promise<EventRow> {
  const [row] = await tx
    .update(events)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(ofOwner(event.userId, event.id))
    .returning();
  if (!row) throw new Error('the event was deleted under its lock');
  return row;
}

export async function deleteEvent(tx: Transaction, event: Locked): Promise<void> {
  await tx.delete(events).where(ofOwner(event.userId, event.id));
}

export const countEvents = (tx: Transaction, userId: number): Promise<number> =>
  tx.$count(events, eq(events.userId, userId));
