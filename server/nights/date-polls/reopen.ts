import { and, desc, eq, gt, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { MailKind } from '#shared/enums.ts';
import { deadlineError, latestOf } from '../rules/option-errors.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { MINUTE_MS, minuteOf } from '#shared/time/minute.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type AttendeeRow, attendeesOf } from '../attendees-store.ts';
import { type DatePollRow, insertOptions, optionsOf, setOptionLocations, updateDatePoll } from './poll-store.ts';
import { dropMails } from './set-date.ts';
import { type EventRow, updateEvent } from '../events-store.ts';
import { mailDelay } from '../rules/mail-delay.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { reopenedPayload } from './mail-payloads.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { t } from '#server/nights/words/words.ts';

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
 * they were, and everybody who was notified of the date is notified.
 * @throws Refusal event_cancelled, event_over, date_not_set, invalid_request for an invalid deadline, limit_reached
 * where a moved night would have one date too many
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
  const startsAt = new Date(minuteOf(event.date) * MINUTE_MS);
  const open = [...options, { startsAt }];
  const late = answersUntil ? deadlineError(answersUntil, open, now) : null;
  if (late !== null) throw new Refusal('invalid_request', { fields: { answersUntil: late } });
  const optionOfDate = options.find((option) => minuteOf(option.startsAt) === minuteOf(event.date));
  if (!optionOfDate && options.length >= STORAGE_LIMITS.dateOptions.most)
    throw new Refusal('limit_reached', {
      message: t(
        'The new date would be one more than the {most} dates that a night may have. Move the night to one of its dates first.',
        { most: STORAGE_LIMITS.dateOptions.most },
      ),
    });
  const notified = await guestsNotified(tx, event, poll.settledAt);
  // A night that was moved goes back with its new date as one more to choose.
  const [current] = optionOfDate
    ? [optionOfDate]
    : await insertOptions(tx, event.id, [{ startsAt, location: event.location }]);
  if (current) await convertRsvpsToAnswers(tx, event.id, current.id, now);
  // The place of one date only; those without one of their own got the event's when the date was set.
  const isPlaceOfDate = options.some(({ id, location }) => id === poll.settledOptionId && location !== null);
  if (isPlaceOfDate && optionOfDate) await setOptionLocations(tx, [{ id: optionOfDate.id, location: event.location }]);
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
    ...(deadline?.getTime() !== poll.answersUntil?.getTime() && { remindedAt: null }),
    hostAskedAt: null,
    reopenedAt: now,
    settledAt: null,
    settledOptionId: null,
    settledBy: null,
  });
  const after = await updateEvent(tx, event, {
    status: 'finding_date',
    date: latestOf(open),
    ...(isPlaceOfDate && { location: null }),
    sequence: event.sequence + 1,
  });
  await dropMails(tx, event.id, MAILS_OF_SET_DATE);
  // Another date may be set at once; then the mail with it is enough.
  await queueReopenedMails(tx, after, notified, mailDelay(event.date, now));
}

/**
 * The latest RSVP of each guest is their answer to the date that the event had. That of somebody who waits for approval is in
 * the history only.
 */
async function convertRsvpsToAnswers(tx: Transaction, eventId: number, optionId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into event_date_answers (option_id, attendee_id, answer, answered_at)
    select ${optionId}, a.id,
      case coalesce(asked.status, a.status) when 'maybe' then 'if_need_be' when 'declined' then 'no' else 'yes' end,
      coalesce(a.responded_at, ${now.toISOString()}::timestamptz)
    from event_attendees a
    left join lateral (select h.status from attendee_answers h where h.attendee_id = a.id and a.awaits_approval
      order by h.id desc limit 1) asked on true
    where a.event_id = ${eventId}
      and (a.status <> 'invited' or a.waiting_since is not null or (a.awaits_approval and a.responded_at is not null))
    on conflict (option_id, attendee_id) do update set answer = excluded.answer, answered_at = excluded.answered_at
    where event_date_answers.answer <> excluded.answer`);
}

interface NotifiedGuest {
  guest: AttendeeRow;
  date: string;
  location: string | null;
}

/**
 * Guests who believe in a date: those who got, or are just being sent, a mail that names the date of this event, and those
 * who never heard that an earlier one was opened again, because another was set before the mail left.
 */
async function guestsNotified(tx: Transaction, event: EventRow, settledAt: Date): Promise<NotifiedGuest[]> {
  const isUnderWay = and(gt(mails.attempts, 0), inArray(mails.state, ['waiting', 'dropped']));
  const named = await tx
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
  const reopened = await tx
    .selectDistinctOn([mails.attendeeId], { id: mails.attendeeId, state: mails.state, payload: mails.payload })
    .from(mails)
    .where(and(eq(mails.eventId, event.id), eq(mails.kind, 'date_reopened')))
    .orderBy(mails.attendeeId, desc(mails.id));
  const ids = new Set(named.map(({ id }) => id));
  const unheard = new Map(reopened.flatMap(({ id, state, payload }) => (state === 'dropped' ? [[id, payload]] : [])));
  return (await attendeesOf(tx, event.id)).flatMap((guest): NotifiedGuest[] => {
    const { id, isHost, mutedAt } = guest;
    if (isHost || mutedAt !== null) return [];
    if (ids.has(id)) return [{ guest, date: event.date.toISOString(), location: event.location }];
    const payload = unheard.get(id);
    if (!payload) return [];
    const { date, location } = reopenedPayload.parse(payload);
    return [{ guest, date: date.toISOString(), location }];
  });
}

async function queueReopenedMails(
  tx: Transaction,
  after: EventRow,
  notified: readonly NotifiedGuest[],
  delayMs: number,
): Promise<void> {
  await queueMails(
    tx,
    notified.map(({ guest: { id, email }, date, location }) => ({
      userId: after.userId,
      eventId: after.id,
      attendeeId: id,
      kind: 'date_reopened' as const,
      occurrence: String(after.sequence),
      to: email,
      payload: { date, location, sequence: after.sequence },
      delayMs,
    })),
  );
}
