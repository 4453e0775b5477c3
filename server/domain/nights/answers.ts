import type { ANSWER_WAYS, RsvpAnswer } from '#shared/enums.ts';
import type { Clock } from '#shared/rules/time/clock.ts';
import { isOver } from '#shared/rules/nights/event-end.ts';
import { canBeWrittenTo } from '#shared/rules/nights/guest-address.ts';
import { placesInLine } from '#shared/rules/nights/seats.ts';
import type { Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { queueMail } from '#server/mails/queue-mail.ts';
import { latestAnswer, noteAnswer } from './answer-history.ts';
import { type AttendeeRow, eventIdOf, updateAttendee } from './attendees-store.ts';
import { decideAnswer, type Outcome, seatColumns } from './decide-answer.ts';
import { type EventRow, lockEvent } from './events-store.ts';
import { publishEventChanged } from './notify.ts';
import { settleSeats } from './seat-keeper.ts';

export interface AnswerGiven {
  attendeeId: number;
  status: RsvpAnswer;
  /** Heads, themselves included; as it was where it is left out. */
  partySize?: number | undefined;
  via: (typeof ANSWER_WAYS)[number];
  /** What they say beside it; each stays as it was where it is left out. */
  name?: string | null | undefined;
  arrival?: string | null | undefined;
  /** Names of those who come along; more than their heads are left out. */
  companions?: readonly string[] | undefined;
  brings?: string | null | undefined;
  guestNote?: string | null | undefined;
  /** What their browser tells of them; null or left out where it does not. */
  timeZone?: string | null;
  clock?: Clock | null;
  /** It was given before and takes effect now, so that it does not answer for a date that the night has got since. */
  isEarlier?: boolean;
  /** The host gives them a seat, though there may be none free. */
  isSeatedByHand?: true;
  /** When it is given, if not now. */
  now?: Date;
}

export interface AnswerTaken {
  event: EventRow;
  attendee: AttendeeRow;
  outcome: Outcome;
  /** From 1; null for those who are not in line. */
  placeInLine: number | null;
}

/**
 * Takes an answer: the only place where one is written. It holds the event's row, so that answers given at once come one
 * after the other and the heads never exceed the seats, unless the host seats somebody by hand; what does not fit waits in
 * line, in the order of the answers.
 * Who waits, for a seat or for the host's yes, keeps the status `invited` until then.
 * @throws Refusal not_found, event_cancelled, event_over (not for the host's hand), invalid_request, and event_full where
 *   a party is larger than the night, or somebody with seats asks for more than are free and keeps those they have
 */
export async function answer(tx: Transaction, given: AnswerGiven): Promise<AnswerTaken> {
  const { attendeeId, status, via, isSeatedByHand = false, now = new Date() } = given;
  const eventId = await eventIdOf(tx, attendeeId);
  const event = eventId === undefined ? undefined : await lockEvent(tx, eventId);
  if (!event) throw new Refusal('not_found');
  const list = await settleSeats(tx, event, now);
  const me = list.find(({ id }) => id === attendeeId);
  if (!me) throw new Refusal('not_found');
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (via !== 'host' && isOver(event, now)) throw new Refusal('event_over');

  const { partySize = me.partySize, name = me.name, arrival = me.arrival, brings = me.brings } = given;
  const outcome = isSeatedByHand ? 'as_answered' : decideAnswer(event, list, me, { status, partySize });
  const columns = seatColumns(list, me, outcome, status, now);
  const companions = (given.companions ?? me.companions).slice(0, partySize - 1);
  const texts = {
    companions,
    name,
    arrival,
    brings,
    guestNote: given.guestNote === undefined ? me.guestNote : given.guestNote,
  };
  const contactAllowedAt = via === 'host' ? me.contactAllowedAt : (me.contactAllowedAt ?? new Date());
  const browser = { timeZone: given.timeZone ?? me.timeZone, clock: given.clock ?? me.clock };
  const isForNewDate = me.movedFrom !== null && !given.isEarlier;
  const move = isForNewDate ? { movedFrom: null, confirmedMoveAt: now } : {};
  await updateAttendee(tx, attendeeId, {
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
  const answerId =
    saysTheSame && changesNothing ? null : await noteAnswer(tx, { attendeeId, status, partySize, via, createdAt: now });

  const after = await settleSeats(tx, event, now);
  const attendee = after.find(({ id }) => id === attendeeId);
  if (!attendee) throw new Error('the attendee was removed under the lock of the event');
  const taken = { event, attendee, outcome, placeInLine: placesInLine(after).get(attendeeId) ?? null };
  if (answerId !== null && (via !== 'host' || isSeatedByHand)) await confirm(tx, taken, status, answerId);
  await publishEventChanged(tx, event.id);
  return taken;
}

async function confirm(tx: Transaction, taken: AnswerTaken, status: RsvpAnswer, answerId: number): Promise<void> {
  const { event, attendee, outcome, placeInLine } = taken;
  if (attendee.isHost || !canBeWrittenTo(attendee.email)) return;
  await queueMail(tx, {
    userId: event.userId,
    eventId: event.id,
    attendeeId: attendee.id,
    kind: 'answer_received',
    occurrence: String(answerId),
    to: attendee.email,
    facts: { status, outcome, partySize: attendee.partySize, placeInLine },
  });
}
