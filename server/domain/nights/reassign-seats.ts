import { expiredOffers, offerDeadline, offersBeyond, offersDue } from '#shared/rules/nights/seats.ts';
import type { Transaction } from '#server/database/database.ts';
import { queueMails } from '#server/mails/queue-mail.ts';
import { canBeWrittenTo } from '#shared/rules/nights/guest-address.ts';
import { type AttendeeRow, attendeesOf, updateAttendee } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';

/**
 * Withdraws expired offers and offers free seats to the waitlist by mail; offers that last beyond the
 * beginning of a moved night are shortened. Run it under the event's lock, before and
 * after every change of seats. Returns the updated list.
 */
export async function reassignSeats(tx: Transaction, event: EventRow, now: Date): Promise<AttendeeRow[]> {
  const changed = new Map<number, AttendeeRow>();
  const list = await attendeesOf(tx, event.id);
  for (const { id } of expiredOffers(list, now)) {
    changed.set(id, await updateAttendee(tx, id, { waitingSince: null, seatOfferedUntil: null }));
  }
  const current = list.map((row) => changed.get(row.id) ?? row);
  if (event.status === 'cancelled' || event.date <= now) return current;
  const seatOfferedUntil = offerDeadline(now, event.date);
  const offered = new Map<number, AttendeeRow>();
  for (const { id } of [...offersBeyond(current, event.date), ...offersDue(event.maxAttendees, current)]) {
    offered.set(id, await updateAttendee(tx, id, { seatOfferedUntil }));
  }
  await queueMails(
    tx,
    [...offered.values()]
      .filter(({ email }) => canBeWrittenTo(email))
      .map(({ id, email, partySize }) => ({
        userId: event.userId,
        eventId: event.id,
        attendeeId: id,
        kind: 'seat_offered' as const,
        occurrence: seatOfferedUntil.toISOString(),
        to: email,
        payload: { until: seatOfferedUntil.toISOString(), partySize },
      })),
  );
  return current.map((row) => offered.get(row.id) ?? row);
}
