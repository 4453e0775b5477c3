import type { RsvpAnswer } from '#shared/enums.ts';
import { MAX_PARTY_SIZE } from '#shared/limits/limits.ts';
import { companionLimit, type CompanionGuest, type CompanionRule } from '#shared/nights/companion-limit.ts';
import { seatOutcome } from '#shared/nights/seats.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { AttendeeRow } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';
import { t } from './words/words.ts';

/** Accepting gives a seat, a waitlist position, or waits for approval; other answers apply as given. */
export type Outcome = 'as_answered' | 'waitlisted' | 'awaits_approval';

interface RequestedAnswer {
  status: RsvpAnswer;
  partySize: number;
}

/**
 * Decides the effect of an answer. @param otherHeads people with a seat without this party, after offers were settled
 * @throws Refusal invalid_request, event_full
 */
export function decideAnswer(
  event: EventRow,
  otherHeads: number,
  me: AttendeeRow,
  requested: RequestedAnswer,
): Outcome {
  const { status, partySize } = requested;
  refuseInvalidParty(partySize);
  refuseTooManyCompanions(event, me, partySize);
  if (me.awaitsApproval) return status === 'declined' ? 'as_answered' : 'awaits_approval';
  const outcome = seatOutcome(event.maxAttendees, otherHeads, me, requested);
  if (outcome !== 'too_many') return outcome;
  const message =
    event.maxAttendees !== null && partySize > event.maxAttendees
      ? seatsInAll(event.maxAttendees)
      : t(
          'You and those you bring can have {count, plural, one {# seat} other {# seats}}. Your answer stays as it was.',
          { count: seatsFor(event, otherHeads, me) },
        );
  throw new Refusal('event_full', { message, fields: { partySize: message } });
}

/** @throws Refusal invalid_request */
export function refuseInvalidParty(partySize: number): void {
  if (Number.isInteger(partySize) && partySize >= 1 && partySize <= MAX_PARTY_SIZE) return;
  const message = t('Please enter a number from 1 to {most}', { most: MAX_PARTY_SIZE });
  throw new Refusal('invalid_request', { fields: { partySize: message } });
}

/**
 * Refuses a party with more companions than the host allows; a newcomer is null. @throws Refusal invalid_request
 */
export function refuseTooManyCompanions(night: CompanionRule, guest: CompanionGuest | null, partySize: number): void {
  const limit = companionLimit(night, guest);
  if (partySize - 1 <= limit) return;
  throw new Refusal('invalid_request', { fields: { partySize: companionLimitText(limit) } });
}

/** The limit in words to the guest. */
export const companionLimitText = (limit: number): string =>
  t(
    '{limit, plural, =0 {Please come alone: this invitation is for one person.} one {You may bring one more person.} other {You may bring # more people.}}',
    { limit },
  );

/** Refuses a party that all seats together do not hold. @throws Refusal event_full */
export function refuseBeyondSeats({ maxAttendees }: Pick<EventRow, 'maxAttendees'>, partySize: number): void {
  if (maxAttendees === null || partySize <= maxAttendees) return;
  const message = seatsInAll(maxAttendees);
  throw new Refusal('event_full', { message, fields: { partySize: message } });
}

/** The message to a party that exceeds the number of seats. */
export const seatsInAll = (count: number): string =>
  t('This night has {count, plural, one {# seat} other {# seats}} in all.', { count });

/** Seats available to an attendee: their own and the free ones. */
const seatsFor = ({ maxAttendees }: EventRow, otherHeads: number, me: AttendeeRow): number =>
  Math.max(me.partySize, (maxAttendees ?? Infinity) - otherHeads);

/** The columns that store an outcome. An existing waitlist position is kept. */
export function seatColumns(
  lastWaitingSince: Date | null,
  me: AttendeeRow,
  outcome: Outcome,
  status: RsvpAnswer,
  now: Date,
): Pick<AttendeeRow, 'status' | 'waitingSince' | 'seatOfferedUntil'> {
  if (outcome === 'as_answered') return { status, waitingSince: null, seatOfferedUntil: null };
  const waitingSince = outcome === 'waitlisted' ? (me.waitingSince ?? endOfWaitlist(lastWaitingSince, now)) : null;
  return { status: 'invited', waitingSince, seatOfferedUntil: null };
}

/** A moment later than all waitlist entries, even within one millisecond or if the clock was set back. */
const endOfWaitlist = (lastWaitingSince: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), (lastWaitingSince?.getTime() ?? 0) + 1));
