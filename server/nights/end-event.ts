import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { attendeesOf } from './attendees-store.ts';
import { getEvent } from './events-service.ts';
import * as store from './events-store.ts';
import { withOwnNightLock } from './night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { notifyCancelled } from './notify-guests.ts';
import { tellCancelled } from './channels/tell-channels.ts';
import { dropWaitingMails } from './waiting-mails.ts';

/** Cancels an event, with the host's reason; idempotent. @throws Refusal not_found */
export const cancelEvent = (db: Database, owner: Owner, eventId: number, reason: string | null) =>
  withOwnNightLock(db, owner, eventId, async (tx, event) => {
    if (event.status !== 'cancelled') {
      const unsent = await dropWaitingMails(tx, { eventIds: [eventId] });
      const ended = await store.updateEvent(tx, event, {
        status: 'cancelled',
        cancelReason: reason,
        sequence: event.sequence + 1,
      });
      await notifyCancelled(tx, [{ event: ended, guests: await attendeesOf(tx, eventId) }], 'cancelled', unsent);
      await tellCancelled(tx, event);
      await publishEventChanged(tx, eventId);
    }
    return getEvent(tx, owner, eventId);
  });

/**
 * Deletes an event with its attendees, which takes it off its plays; invited guests are notified unless they were already. @throws Refusal not_found
 */
export const deleteEvent = (db: Database, owner: Owner, eventId: number): Promise<void> =>
  withOwnNightLock(
    db,
    owner,
    eventId,
    async (tx, event) => {
      if (event.status !== 'cancelled') {
        const unsent = await dropWaitingMails(tx, { eventIds: [eventId] });
        const ended = { ...event, sequence: event.sequence + 1 };
        await notifyCancelled(tx, [{ event: ended, guests: await attendeesOf(tx, eventId) }], 'deleted', unsent);
        await tellCancelled(tx, event, true);
      }
      await store.deleteEvent(tx, event);
      await publishEventChanged(tx, eventId);
    },
    withOwnerLock,
  );
