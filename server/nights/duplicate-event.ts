import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { attendeesOf, insertAttendees } from './attendees-store.ts';
import { copiedFields } from './copied-fields.ts';
import { gamesOn } from './event-games.ts';
import { getEvent, makeEvent } from './events-service.ts';
import { findEvent, findEventByKey } from './events-store.ts';
import type { GuestLinks } from './guest-link.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { refuseBeyond } from '#server/plans/service.ts';

interface Copy {
  date: Date;
  idempotencyKey?: string | undefined;
}

/**
 * Copies an event to another date with its games, and its guests as not invited. Unapproved newcomers are omitted.
 * Returns the event that was created with the same idempotency key, if any.
 * @throws Refusal not_found, PLAN_LIMIT_REACHED, PLAN_REQUIRED
 */
export const duplicateEvent = (
  db: Database,
  links: GuestLinks,
  owner: Owner,
  eventId: number,
  { date, idempotencyKey }: Copy,
) =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const created = idempotencyKey === undefined ? undefined : await findEventByKey(tx, owner.id, idempotencyKey);
    if (created) return getEvent(tx, owner, created.id);
    const event = await findEvent(tx, owner.id, eventId);
    if (!event) throw new Refusal('not_found');
    const gameIds = (await gamesOn(tx, owner.id, eventId)).map(({ id }) => id);
    const made = await makeEvent(tx, owner, {
      ...copiedFields(event),
      title: event.title,
      date,
      gameIds,
      idempotencyKey,
    });
    const guests = (await attendeesOf(tx, eventId)).filter(({ isHost, awaitsApproval }) => !isHost && !awaitsApproval);
    refuseBeyond(owner.plan, 'guestsANight', guests.length);
    await insertAttendees(
      tx,
      made.id,
      guests.map(({ email, name }) => ({ email, name, ...links.make() })),
    );
    await publishEventChanged(tx, made.id);
    return getEvent(tx, owner, made.id);
  });
