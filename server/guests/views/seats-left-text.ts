import { type Capacity, freeSeats, waitlistOf, type SeatHolder, seatsText } from '#shared/nights/seats.ts';

/** Availability of seats as text, or null without a limit. Expired offers are ignored. */
export function seatsLeftText(capacity: Capacity, list: readonly SeatHolder[], now: Date): string | null {
  if (capacity === null) return null;
  const current = withCurrentOffers(list, now);
  const free = freeSeats(capacity, current);
  const waiting = free > 0 ? 0 : waitlistOf(current).length;
  return seatsText(free, capacity) + (waiting === 0 ? '' : `, ${waiting} on the waitlist`);
}

/** Whether a new attendee would go to the waitlist. */
export const isFull = (capacity: Capacity, list: readonly SeatHolder[], now: Date): boolean =>
  freeSeats(capacity, withCurrentOffers(list, now)) < 1;

const withCurrentOffers = (list: readonly SeatHolder[], now: Date) =>
  list.filter(({ seatOfferedUntil }) => seatOfferedUntil === null || seatOfferedUntil > now);
