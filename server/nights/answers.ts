import type { Language } from '#shared/text/languages.ts';
import type { ANSWER_WAYS, RsvpAnswer } from '#shared/enums.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { isOver } from '#shared/time/event-end.ts';
import { headsTaken } from '#shared/nights/seats.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import { latestAnswer, recordAnswer } from './answer-history.ts';
import { type AttendeeRow, getAttendee, updateAttendee, waitlistPlaceOf } from './attendees-store.ts';
import { decideAnswer, type Outcome, seatColumns } from './decide-answer.ts';
import type { EventRow } from './events-store.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { reassignSeats } from './reassign-seats.ts';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import { isUntouched } from '#server/platform/mails/merge-into-pending.ts';
import { mailDelay } from './rules/mail-delay.ts';

/** Changes of mind follow each other within minutes. */
const RECENTLY = '10 minutes';

/**
 * Milliseconds that the confirmation of an answer waits: none, except for a guest who was just sent one. Then further
 * changes of mind are merged into it.
 */
async function confirmationDelay(
  tx: Transaction,
  attendeeId: number,
  { date }: Pick<EventRow, 'date'>,
  now: Date,
): Promise<number> {
  const sent = await tx.$count(
    mails,
    and(
      eq(mails.attendeeId, attendeeId),
      eq(mails.kind, 'answer_received'),
      ne(mails.state, 'dropped'),
      or(eq(mails.state, 'sent'), gt(mails.attempts, 0), gt(mails.dueAt, sql`now()`)),
      gt(mails.createdAt, sql`now() - ${RECENTLY}::interval`),
    ),
  );
  return sent === 0 ? 0 : mailDelay(date, now);
}

/** A mail about another date waits. An answer for that date takes its place, so that it has to be confirmed. */
const isMoveUntold = async (tx: Transaction, attendeeId: number): Promise<boolean> =>
  (await tx.$count(
    mails,
    and(
      eq(mails.attendeeId, attendeeId),
      eq(mails.kind, 'changed'),
      isUntouched,
      sql`${mails.payload}->'changes' @> '[{"what":"date"}]'`,
    ),
  )) > 0;

export interface AnswerGiven {
  attendeeId: number;
  status: RsvpAnswer;
  /** People in the party, including the attendee; unchanged if omitted. */
  partySize?: number | undefined;
  via: (typeof ANSWER_WAYS)[number];
  /** Accompanying fields; each is unchanged if omitted. */
  name?: string | null | undefined;
  arrival?: string | null | undefined;
  /** Names of companions; more than the party size are dropped. */
  companions?: readonly string[] | undefined;
  brings?: string | null | undefined;
  guestNote?: string | null | undefined;
  /** From the browser; null or omitted if unknown. */
  timeZone?: string | null;
  hourCycle?: HourCycle | null;
  /** Of the page; null or omitted if it was no page for guests. */
  language?: Language | null;
  /** Given earlier and applied now, so it does not count as an answer for a date set since. */
  isEarlier?: boolean;
  /** The host seats them even if no seat is free. */
  isSeatedByHand?: true;
  /** When it is given; defaults to now. */
  now?: Date;
}

export interface AnswerTaken {
  event: EventRow;
  attendee: AttendeeRow;
  outcome: Outcome;
}

/**
 * Records an answer; all answers are recorded here. The event must be locked, so that concurrent answers
 * cannot exceed the seats, unless the host seats somebody; parties that do not fit go to the waitlist in order of their
 * answers. Attendees waiting for a seat or for approval keep the status `invited`. @throws Refusal not_found,
 * event_cancelled, finding_date, event_over (not for the host nor for an earlier answer), invalid_request, and event_full if a party exceeds the capacity, or
 * asks for more seats than are free (it keeps those it has). A guest who declines arrives at no time and brings nothing
 */
export async function answer(tx: Transaction, event: EventRow, given: AnswerGiven): Promise<AnswerTaken> {
  const { attendeeId, status, via, isSeatedByHand = false, now = new Date() } = given;
  const { heads, lastWaitingSince } = await reassignSeats(tx, event, now);
  const me = await getAttendee(tx, event.id, attendeeId);
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (event.status === 'finding_date') throw new Refusal('finding_date');
  if (via !== 'host' && !given.isEarlier && isOver(event, now)) throw new Refusal('event_over');

  const { partySize = me.partySize, name = me.name } = given;
  const otherHeads = heads - headsTaken([me]);
  const outcome = isSeatedByHand ? 'as_answered' : decideAnswer(event, otherHeads, me, { status, partySize });
  const columns = seatColumns(lastWaitingSince, me, outcome, status, now);
  const companions = (given.companions ?? me.companions).slice(0, partySize - 1);
  // Not by the host, who may have pressed the wrong answer.
  const isWithdrawn = status === 'declined' && via !== 'host';
  const { arrival = me.arrival, brings = me.brings } = isWithdrawn ? { arrival: null, brings: null } : given;
  const texts = {
    companions,
    name,
    arrival,
    brings,
    guestNote: given.guestNote === undefined ? me.guestNote : given.guestNote,
  };
  const contactAllowedAt = via === 'host' ? me.contactAllowedAt : (me.contactAllowedAt ?? new Date());
  const browser = {
    timeZone: given.timeZone ?? me.timeZone,
    hourCycle: given.hourCycle ?? me.hourCycle,
    language: given.language ?? me.language,
  };
  const isForNewDate = me.movedFrom !== null && !given.isEarlier;
  const move = isForNewDate ? { movedFrom: null, confirmedMoveAt: now } : {};
  const answered = await updateAttendee(tx, attendeeId, {
    ...columns,
    ...texts,
    ...browser,
    ...move,
    partySize,
    respondedAt: now,
    contactAllowedAt,
  });
  const latest = await latestAnswer(tx, attendeeId);
  const saysTheSame = latest?.status === status && latest.partySize === partySize && !isForNewDate;
  const changesNothing = columns.status === me.status && (columns.waitingSince === null) === (me.waitingSince === null);
  const isNews = !saysTheSame || !changesNothing || (await isMoveUntold(tx, attendeeId));
  // One that takes effect by the host's approval is no news to the host.
  const recordedVia = given.isEarlier ? 'host' : via;
  const answerId = isNews
    ? await recordAnswer(tx, { attendeeId, status, partySize, via: recordedVia, createdAt: now })
    : null;

  const { changed } = await reassignSeats(tx, event, now);
  const attendee = changed.find(({ id }) => id === attendeeId) ?? answered;
  const taken = { event, attendee, outcome };
  if (answerId !== null && (via !== 'host' || isSeatedByHand)) await confirm(tx, taken, status, answerId, now);
  await publishEventChanged(tx, event.id);
  return taken;
}

async function confirm(
  tx: Transaction,
  taken: AnswerTaken,
  status: RsvpAnswer,
  answerId: number,
  now: Date,
): Promise<void> {
  const { event, attendee, outcome } = taken;
  if (attendee.isHost) return;
  await queueMail(tx, {
    userId: event.userId,
    eventId: event.id,
    attendeeId: attendee.id,
    kind: 'answer_received',
    occurrence: String(answerId),
    to: attendee.email,
    payload: {
      status,
      outcome: PAYLOAD_OUTCOMES[outcome],
      partySize: attendee.partySize,
      placeInLine: await waitlistPlaceOf(tx, attendee),
      date: event.date.toISOString(),
    },
    delayMs: await confirmationDelay(tx, attendee.id, event, now),
  });
}

/** Their names in the payload of the mail. */
const PAYLOAD_OUTCOMES: Record<Outcome, string> = {
  as_answered: 'as_answered',
  waitlisted: 'in_line',
  awaits_approval: 'awaits_approval',
};
