import { type EventChange, movesTime, withoutPlace } from '#shared/rules/event-changes.ts';
import { isOver } from '#shared/rules/event-end.ts';
import { canBeWrittenTo } from '#shared/rules/guest-address.ts';
import { seesPlace } from '#shared/rules/place-shown.ts';
import type { Transaction } from '../../database/database.ts';
import { queueMails } from '../mails/queue-mail.ts';
import { type AttendeeRow, attendeesOf } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';

/** Whether a guest knows of the night: by an invitation, or because they put themselves on the list. */
export const knowsOfIt = (guest: AttendeeRow): boolean =>
  !guest.isHost && canBeWrittenTo(guest.email) && (guest.invitedAt !== null || guest.respondedAt !== null);

/**
 * Queues the mail on what changed for everybody who knows of the night; those who declined hear of it only where the
 * time moved. Nobody is told of a night that is over before and after.
 */
export async function tellChanges(
  tx: Transaction,
  before: EventRow,
  after: EventRow,
  differences: readonly EventChange[],
): Promise<void> {
  const now = new Date();
  if (differences.length === 0 || (isOver(before, now) && isOver(after, now))) return;
  const guests = (await attendeesOf(tx, after.id)).filter(
    (guest) => knowsOfIt(guest) && (guest.status !== 'declined' || movesTime(differences)),
  );
  const mails = guests.flatMap((guest) => {
    const changes = seesPlace(after, guest) ? differences : withoutPlace(differences);
    return changes.length === 0 ? [] : [{ ...addressed(after, guest), kind: 'changed' as const, facts: { changes } }];
  });
  await queueMails(tx, mails);
}

export type WhyCancelled = 'cancelled' | 'deleted' | 'removed';

/**
 * Queues the mail that takes a night out of the calendars of those who know of it and have not declined. It carries what
 * it needs, because event or attendee may be gone when it is written; nobody is told of a night that is over.
 * @param event with its raised sequence
 */
export async function tellCancelled(
  tx: Transaction,
  event: EventRow,
  guests: readonly AttendeeRow[],
  reason: WhyCancelled,
): Promise<void> {
  if (isOver(event, new Date())) return;
  const { title, timeZone, durationMinutes, publicId, sequence, hostEmail } = event;
  const told = guests.filter((guest) => knowsOfIt(guest) && guest.status !== 'declined');
  const mails = told.map((guest) => {
    const location = seesPlace(event, guest) ? event.location : null;
    const facts = { title, date: event.date.toISOString(), timeZone, durationMinutes, location, publicId, hostEmail };
    return {
      ...addressed(event, guest),
      kind: 'cancelled' as const,
      facts: { ...facts, reason, sequence, name: guest.name },
    };
  });
  await queueMails(tx, mails);
}

const addressed = (event: EventRow, guest: AttendeeRow) => ({
  userId: event.userId,
  eventId: event.id,
  attendeeId: guest.id,
  to: guest.email,
  occurrence: String(event.sequence),
});
