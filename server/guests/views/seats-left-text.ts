import { type Capacity, freeSeats, waitlistOf, type SeatHolder } from '#shared/nights/seats.ts';
import { t } from '../words/words.ts';

/** Availability of seats as text, or null without a limit. Expired offers are ignored. */
export function seatsLeftText(capacity: Capacity, list: readonly SeatHolder[], now: Date): string | null {
  if (capacity === null) return null;
  const current = withCurrentOffers(list, now);
  const left = freeSeats(capacity, current);
  if (left > 0)
    return t('{total, plural, one {{left} of # seat left} other {{left} of # seats left}}', { left, total: capacity });
  const waiting = waitlistOf(current).length;
  return waiting === 0 ? t('Every seat is taken') : t('Every seat is taken, {waiting} on the waitlist', { waiting });
}

/** Whether a new attendee would go to the waitlist. */
export const isFull = (capacity: Capacity, list: readonly SeatHolder[], now: Date): boolean =>
  freeSeats(capacity, withCurrentOffers(list, now)) < 1;

const withCurrentOffers = (list: readonly SeatHolder[], now: Date) =>
  list.filter(({ seatOfferedUntil }) => seatOfferedUntil === null || seatOfferedUntil > now);
