import type { AttendeeStatus, RsvpAnswer } from '#shared/enums.ts';
import { t } from '#shared/words/words.ts';

/** An attendee's state regarding seats. Accepted means seated. */
export interface SeatHolder {
  id: number;
  status: AttendeeStatus;
  /** People in the party, including the attendee. */
  partySize: number;
  /** On the waitlist since. */
  waitingSince: Date | null;
  /** A seat is reserved for the whole party until. */
  seatOfferedUntil: Date | null;
}

/** Number of seats; null for unlimited. */
export type Capacity = number | null;

const MAX_HOURS_OFFERED = 24;

export const isOnWaitlist = ({ waitingSince }: Pick<SeatHolder, 'waitingSince'>): boolean => waitingSince !== null;

/** People who accepted or have a reserved seat. */
export const headsTaken = (list: readonly SeatHolder[]): number =>
  list
    .filter(({ status, seatOfferedUntil }) => status === 'accepted' || seatOfferedUntil !== null)
    .reduce((heads, { partySize }) => heads + partySize, 0);

/** Unreserved seats; negative if the capacity was lowered below the number of people. */
export const freeSeats = (capacity: Capacity, list: readonly SeatHolder[]): number =>
  freeSeatsBeside(capacity, headsTaken(list));

/** The same for a number of people. */
export const freeSeatsBeside = (capacity: Capacity, heads: number): number =>
  capacity === null ? Infinity : capacity - heads;

/** The waitlist in order. */
export const waitlistOf = <T extends SeatHolder>(list: readonly T[]): T[] =>
  list
    .filter(isOnWaitlist)
    .toSorted((a, b) => (a.waitingSince?.getTime() ?? 0) - (b.waitingSince?.getTime() ?? 0) || a.id - b.id);

/** Waitlist positions by attendee, from 1. */
export const waitlistPlaces = (list: readonly SeatHolder[]): Map<number, number> =>
  new Map(waitlistOf(list).map(({ id }, place) => [id, place + 1]));

/** Returns the end of a seat's reservation offered now: after a day, or half of the remaining time if shorter. */
export const offerDeadline = (now: Date, start: Date): Date =>
  new Date(now.getTime() + Math.min(MAX_HOURS_OFFERED * 3_600_000, (start.getTime() - now.getTime()) / 2));

/**
 * Attendees who get an offer: in waitlist order; a party that is too large for the free seats keeps its position and is
 * skipped.
 * @param seats unreserved ones
 */
export function offersDue<T extends SeatHolder>(seats: number, list: readonly T[]): T[] {
  let free = seats;
  return waitlistOf(list).filter(({ seatOfferedUntil, partySize }) => {
    if (seatOfferedUntil !== null || partySize > free) return false;
    free -= partySize;
    return true;
  });
}

/** The effect of an answer: as answered, on the waitlist, or refused because the party is too large. */
export type SeatOutcome = 'as_answered' | 'waitlisted' | 'too_many';

/**
 * Decides an answer; expired offers are withdrawn and due ones made first. Attendees who ask for more than is free keep
 * the seats they have.
 * @param otherHeads people who accepted or have a reserved seat, without this attendee's party
 */
export function seatOutcome(
  capacity: Capacity,
  otherHeads: number,
  me: SeatHolder,
  answer: { status: RsvpAnswer; partySize: number },
): SeatOutcome {
  if (answer.status !== 'accepted' || capacity === null) return 'as_answered';
  if (answer.partySize <= capacity - otherHeads) return 'as_answered';
  const hasSeats = me.status === 'accepted' || me.seatOfferedUntil !== null;
  if (hasSeats && answer.partySize <= me.partySize) return 'as_answered';
  return hasSeats || answer.partySize > capacity ? 'too_many' : 'waitlisted';
}

/** '2 of 6 seats left', or that none is. @param left at most `total`; less than 1 if none is */
export const seatsText = (left: number, total: number): string =>
  left > 0
    ? t('{left} of {total, plural, one {# seat} other {# seats}} left', { left, total })
    : t('Every seat is taken');
