import { and, eq, gt, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { MailKind } from '#shared/enums.ts';
import { deadlineFault, latestOf } from '#shared/rules/nights/date-poll/option-faults.ts';
import { canBeWrittenTo } from '#shared/rules/nights/guest-address.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/database/database.ts';
import { type AttendeeRow, attendeesOf } from '#server/domain/nights/attendees-store.ts';
import {
  type DatePollRow,
  insertOptions,
  optionsOf,
  updateDatePoll,
} from '#server/domain/nights/date-poll/poll-store.ts';
import { dropMails } from '#server/domain/nights/date-poll/settle-date.ts';
import { type EventRow, updateEvent } from '#server/domain/nights/events-store.ts';
import { Refusal } from '#server/http/refusal.ts';
import { queueMails } from '#server/mails/queue-mail.ts';

/** Mails that name the date. */
const MAILS_OF_SET_DATE: MailKind[] = [
  'date_set',
  'invitation',
  'changed',
  'reminder',
  'nudge',
  'seat_offered',
  'answer_received',
  'host_date_set',
];

/**
 * Opens the date of a locked event again: its RSVPs become answers to the date that it had, the other answers are as
 * they were, and everybody who was told of the date is told. @throws Refusal event_cancelled, event_over, date_not_set,
 * invalid_request for a faulty deadline
 */
export async function reopen(
  tx: Transaction,
  event: EventRow,
  poll: DatePollRow,
  answersUntil: Date | null | undefined,
  now: Date,
): Promise<void> {
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (event.status !== 'scheduled' || poll.settledAt === null) throw new Refusal('date_not_set');
  if (event.date <= now) throw new Refusal('event_over');
  const options = await optionsOf(tx, event.id);
  const stored = poll.answersUntil !== null && poll.answersUntil > now ? poll.answersUntil : null;
  const deadline = answersUntil === undefined ? stored : answersUntil;
  const open = [...options, { startsAt: event.date }];
  const late = answersUntil ? deadlineFault(answersUntil, open, now) : null;
  if (late !== null) throw new Refusal('invalid_request', { fields: { answersUntil: late } });
  const told = await toldOf(tx, event, poll.settledAt);
  const kept = options.find(({ startsAt }) => startsAt.getTime() === event.date.getTime());
  // A night that was moved goes back with its new date as one more to choose.
  const [current] = kept
    ? [kept]
    : await insertOptions(tx, event.id, [{ startsAt: event.date, location: event.location }]);
  if (current) await keepAnswers(tx, event.id, current.id, now);
  await tx
    .update(eventAttendees)
    .set({
      status: sql`case when ${eventAttendees.isHost} then 'accepted' else 'invited' end`,
      respondedAt: null,
      waitingSince: null,
      seatOfferedUntil: null,
      movedFrom: null,
      confirmedMoveAt: null,
    })
    .where(eq(eventAttendees.eventId, event.id));
  await updateDatePoll(tx, event.id, {
    answersUntil: deadline,
    hostAskedAt: null,
    reopenedAt: now,
    settledAt: null,
    settledOptionId: null,
    settledBy: null,
  });
  const after = await updateEvent(tx, event.id, {
    status: 'finding_date',
    date: latestOf(open),
    // The place of one date only; those without one of their own got the event's when the date was set.
    ...(kept?.location != null && kept.location === event.location && { location: null }),
    sequence: event.sequence + 1,
  });
  await dropMails(tx, event.id, MAILS_OF_SET_DATE);
  await tell(tx, { before: event, after }, told);
}

/** The latest RSVP of each guest is their answer to the date that the event had. */
async function keepAnswers(tx: Transaction, eventId: number, optionId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into event_date_answers (option_id, attendee_id, answer, answered_at)
    select ${optionId}, a.id,
      case when a.status = 'maybe' then 'if_need_be' when a.status = 'declined' then 'no' else 'yes' end,
      coalesce(a.responded_at, ${now.toISOString()}::timestamptz)
    from event_attendees a
    where a.event_id = ${eventId}
      and (a.status <> 'invited' or a.waiting_since is not null or (a.awaits_approval and a.responded_at is not null))
    on conflict (option_id, attendee_id) do update set answer = excluded.answer, answered_at = excluded.answered_at
    where event_date_answers.answer <> excluded.answer`);
}

/** Guests who got, or are just being sent, a mail that names the date. */
async function toldOf(tx: Transaction, event: EventRow, settledAt: Date): Promise<AttendeeRow[]> {
  const isUnderWay = and(gt(mails.attempts, 0), inArray(mails.state, ['waiting', 'dropped']));
  const rows = await tx
    .selectDistinct({ id: mails.attendeeId })
    .from(mails)
    .where(
      and(
        eq(mails.eventId, event.id),
        isNotNull(mails.attendeeId),
        inArray(mails.kind, MAILS_OF_SET_DATE),
        gte(mails.createdAt, settledAt),
        or(eq(mails.state, 'sent'), isUnderWay),
      ),
    );
  const ids = new Set(rows.map(({ id }) => id));
  return (await attendeesOf(tx, event.id)).filter(
    ({ id, isHost, mutedAt, email }) => ids.has(id) && !isHost && mutedAt === null && canBeWrittenTo(email),
  );
}

async function tell(
  tx: Transaction,
  { before, after }: { before: EventRow; after: EventRow },
  told: readonly AttendeeRow[],
): Promise<void> {
  await queueMails(
    tx,
    told.map(({ id, email }) => ({
      userId: after.userId,
      eventId: after.id,
      attendeeId: id,
      kind: 'date_reopened' as const,
      occurrence: String(after.sequence),
      to: email,
      facts: {
        date: before.date.toISOString(),
        location: before.location,
        sequence: after.sequence,
      },
    })),
  );
}
