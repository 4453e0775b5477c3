import { type Capacity, freeSeats, waitlistOf, type SeatHolder } from '#shared/nights/seats.ts';

/** Availability of seats as text, or null without a limit. Expired offers are ignored. */
export function seatsLeftText(capacity: Capacity, list: readonly SeatHolder[], now: Date): string | null {
  if (capacity === null) return null;
  const current = withCurrentOffers(list, now);
  const free = freeSeats(capacity, current);
  if (free > 0) return `${free} of ${capacity} ${capacity === 1 ? 'seat' : 'seats'} left`;
  const waiting = waitlistOf(current).length;
  return `Every seat is taken${waiting === 0 ? '' : `, ${waiting} on the waitlist`}`;
}

/** Whether a new attendee would go to the waitlist. */
export const isFull = (capacity: Capacity, list: readonly SeatHolder[], now: Date): boolean =>
  freeSeats(capacity, withCurrentOffers(list, now)) < 1;

const withCurrentOffers = (list: readonly SeatHolder[], now: Date) =>
  list.filter(({ seatOfferedUntil }) => seatOfferedUntil === null || seatOfferedUntil > now);
