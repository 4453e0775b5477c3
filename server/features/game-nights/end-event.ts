import type { Owner } from '../../auth/owner.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { ownerWrite } from '../games/owner-write.ts';
import { attendeesOf } from './attendees-store.ts';
import { getEvent } from './events-service.ts';
import * as store from './events-store.ts';
import { eventChanged } from './notify.ts';
import { tellCancelled } from './tell-guests.ts';
import { dropWaitingMails } from './waiting-mails.ts';

/** Cancels an event and keeps it, with the host's reason; doing it again changes nothing. @throws Refusal not_found */
export const cancelEvent = (db: Database, owner: Owner, eventId: number, reason: string | null) =>
  ownerWrite(db, owner.id, async (tx) => {
    const event = await store.lockOwnersEvent(tx, owner.id, eventId);
    if (!event) throw new Refusal('not_found');
    if (event.status !== 'cancelled') {
      await dropWaitingMails(tx, { eventId });
      const ended = await store.updateEvent(tx, eventId, {
        status: 'cancelled',
        cancelReason: reason,
        sequence: event.sequence + 1,
      });
      await tellCancelled(tx, [{ event: ended, guests: await attendeesOf(tx, eventId) }], 'cancelled');
      await eventChanged(tx, eventId);
    }
    return getEvent(tx, owner, eventId);
  });

/** Deletes an event with its list; those who were invited and not yet told so are. @throws Refusal not_found */
export const deleteEvent = (db: Database, owner: Owner, eventId: number): Promise<void> =>
  ownerWrite(db, owner.id, async (tx) => {
    const event = await store.lockOwnersEvent(tx, owner.id, eventId);
    if (!event) throw new Refusal('not_found');
    if (event.status !== 'cancelled') {
      await dropWaitingMails(tx, { eventId });
      const ended = { ...event, sequence: event.sequence + 1 };
      await tellCancelled(tx, [{ event: ended, guests: await attendeesOf(tx, eventId) }], 'deleted');
    }
    await store.deleteEvent(tx, eventId);
    await eventChanged(tx, eventId);
  });
