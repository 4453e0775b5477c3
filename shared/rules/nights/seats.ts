import type { AttendeeStatus, RsvpAnswer } from '../../enums.ts';

/** How one person on the list of an event stands with its seats. Accepted means seated. */
export interface SeatHolder {
  id: number;
  status: AttendeeStatus;
  /** Heads, themselves included. */
  partySize: number;
  /** In line since. */
  waitingSince: Date | null;
  /** A seat is held for their whole party until. */
  seatOfferedUntil: Date | null;
}

/** Seats of an event; null where there are as many as people come. */
export type Capacity = number | null;

const MAX_HOURS_OFFERED = 24;

export const isInLine = ({ waitingSince }: Pick<SeatHolder, 'waitingSince'>): boolean => waitingSince !== null;

/** Heads of those who accepted, and of those for whom seats are held. */
export const headsTaken = (list: readonly SeatHolder[]): number =>
  list
    .filter(({ status, seatOfferedUntil }) => status === 'accepted' || seatOfferedUntil !== null)
    .reduce((heads, { partySize }) => heads + partySize, 0);

/** Seats that nobody has and that are held for nobody; negative where the capacity was lowered below those who come. */
export const freeSeats = (capacity: Capacity, list: readonly SeatHolder[]): number =>
  capacity === null ? Infinity : capacity - headsTaken(list);

/** Those in line, the first one first. */
export const lineOf = <T extends SeatHolder>(list: readonly T[]): T[] =>
  list
    .filter(isInLine)
    .toSorted((a, b) => (a.waitingSince?.getTime() ?? 0) - (b.waitingSince?.getTime() ?? 0) || a.id - b.id);

/** Places in line by attendee, from 1. */
export const placesInLine = (list: readonly SeatHolder[]): Map<number, number> =>
  new Map(lineOf(list).map(({ id }, place) => [id, place + 1]));

/** Until when a seat that is offered now is held: a day, or half of the time that is left if that is less. */
export const offerDeadline = (now: Date, start: Date): Date =>
  new Date(now.getTime() + Math.min(MAX_HOURS_OFFERED * 3_600_000, (start.getTime() - now.getTime()) / 2));

/** Those whose offer has run out. They leave the line, and may answer again. */
export const expiredOffers = <T extends SeatHolder>(list: readonly T[], now: Date): T[] =>
  list.filter(({ seatOfferedUntil }) => seatOfferedUntil !== null && seatOfferedUntil <= now);

/**
 * Those to whom the free seats are to be offered: in order of the line, and whoever needs more than are free keeps their
 * place while the seats go to the next whom they suffice.
 */
export function offersDue<T extends SeatHolder>(capacity: Capacity, list: readonly T[]): T[] {
  let free = freeSeats(capacity, list);
  return lineOf(list).filter(({ seatOfferedUntil, partySize }) => {
    if (seatOfferedUntil !== null || partySize > free) return false;
    free -= partySize;
    return true;
  });
}

/** What becomes of an answer: a seat or none as it says, a place in line, or nothing because so many cannot be seated. */
export type SeatOutcome = 'as_answered' | 'in_line' | 'too_many';

/**
 * Decides an answer where offers that ran out are withdrawn and due ones are made. Who has seats already keeps them
 * rather than lose them for asking for more.
 */
export function seatOutcome(
  capacity: Capacity,
  list: readonly SeatHolder[],
  me: SeatHolder,
  answer: { status: RsvpAnswer; partySize: number },
): SeatOutcome {
  if (answer.status !== 'accepted' || capacity === null) return 'as_answered';
  const free = freeSeats(
    capacity,
    list.filter(({ id }) => id !== me.id),
  );
  if (answer.partySize <= free) return 'as_answered';
  const hasSeats = me.status === 'accepted' || me.seatOfferedUntil !== null;
  if (hasSeats && answer.partySize <= me.partySize) return 'as_answered';
  return hasSeats || answer.partySize > capacity ? 'too_many' : 'in_line';
}
