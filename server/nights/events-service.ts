import * as store from './events-store.ts';
import type { EventChanges, NewEvent } from '#shared/nights/event-fields.ts';
import type { HourCycle } from '#shared/time/hour-cycle.ts';
import { eventChangesBetween } from '#shared/nights/event-changes.ts';
import { headsError } from '#shared/nights/date-polls/heads-error.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { insertAttendees, latestHourCycle } from './attendees-store.ts';
import { refuseUnownedGroup } from './groups/service.ts';
import { datePollColumns, insertDatePoll } from './date-polls/begin-date-poll.ts';
import { findDatePoll } from './date-polls/poll-store.ts';
import { replaceGames } from './event-games.ts';
import { signedName } from './host-name.ts';
import { withOwnNightLock } from './night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { refusePremiumType } from '#server/plans/service.ts';
import { countCreation } from './night-creations.ts';
import { requestConfirmation } from './mails/request-confirmation.ts';
import { reassignSeats } from './reassign-seats.ts';
import { tellsNobody } from '#server/platform/mails/without-mails.ts';
import { tellMoved, tellPlanned } from './channels/tell-channels.ts';
import { notifyChanges } from './notify-guests.ts';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import type { EventRow } from './events-store.ts';
import { t } from '#server/nights/words/words.ts';

/**
 * After a locked night was moved: records which date each guest last answered for, or was invited to by mail, so that they are asked
 * again. Guests who answered for the new date are not asked. The host is skipped, and whoever was not told of a date.
 */
async function recordDateChange(tx: Transaction, before: EventRow, after: EventRow): Promise<void> {
  const wasMailed = sql`exists (select 1 from ${mails} where ${mails.eventId} = ${after.id}
    and ${mails.attendeeId} = ${eventAttendees.id} and ${mails.state} = 'sent')`;
  const known = sql`coalesce(${eventAttendees.movedFrom}, ${before.date.toISOString()}::timestamptz)`;
  await tx
    .update(eventAttendees)
    .set({ movedFrom: sql`nullif(${known}, ${after.date.toISOString()}::timestamptz)`, confirmedMoveAt: null })
    .where(
      and(
        eq(eventAttendees.eventId, after.id),
        eq(eventAttendees.isHost, false),
        or(isNotNull(eventAttendees.respondedAt), wasMailed),
      ),
    );
}

/** One event, for its host. @throws Refusal not_found */
export async function getEvent(db: Connection, owner: Owner, eventId: number) {
  const event = await store.findEvent(db, owner.id, eventId);
  if (!event) throw new Refusal('not_found');
  return event;
}

/**
 * Creates an event with its host, who counts as attending, and its games. Run under `withOwnerLockOnly`, so that limits
 * hold for concurrent requests. @param made the template and day it is created from, and the hour cycle of the host's
 * browser; default is that of their latest night @throws Refusal PLAN_LIMIT_REACHED, PLAN_REQUIRED, limit_reached,
 * invalid_request
 */
export async function makeEvent(
  tx: Transaction,
  owner: Owner,
  { gameIds, datePoll, date, ...fields }: NewEvent,
  { hourCycle, ...made }: { templateId?: number; occurrence?: string; hourCycle?: HourCycle | null } = {},
): Promise<store.EventRow> {
  refusePremiumType(owner.plan, fields.eventType);
  await refuseUnownedGroup(tx, owner, fields.groupId);
  if ((await store.countEvents(tx, owner.id)) >= STORAGE_LIMITS.nights.most) throw limitReached('nights');
  await countCreation(tx, owner, fields.timeZone);
  const when = datePoll ? datePollColumns(owner.plan, datePoll, fields.maxAttendees, new Date()) : date && { date };
  if (!when) throw new Error('an event has a date or a date poll');
  const event = await store.insertEvent(tx, {
    ...fields,
    ...made,
    ...when,
    userId: owner.id,
    isUnannounced: tellsNobody(),
  });
  const name = signedName(owner);
  const own = { name, hourCycle: hourCycle ?? (await latestHourCycle(tx, owner.id)) };
  const host = { email: owner.email ?? event.hostEmail, ...own, status: 'accepted', isHost: true } as const;
  const [attendee] = await insertAttendees(tx, event.id, [host]);
  if (datePoll && attendee) await insertDatePoll(tx, event, attendee, datePoll);
  await replaceGames(tx, owner, event.id, gameIds);
  await tellPlanned(tx, event);
  return event;
}

/**
 * Creates an event with its games in one transaction, and asks the owner of its contact address to confirm; returns the
 * event that was created with the same idempotency key, if any. @throws Refusal as `makeEvent` does
 */
export const createEvent = (db: Database, owner: Owner, actor: Owner, fields: NewEvent, hourCycle: HourCycle | null) =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const { idempotencyKey: key } = fields;
    const created = key === undefined ? undefined : await store.findEventByKey(tx, owner.id, key);
    if (created) return getEvent(tx, owner, created.id);
    const { id } = await makeEvent(tx, owner, fields, { hourCycle });
    await requestConfirmation(tx, owner, actor, id);
    await publishEventChanged(tx, id);
    return getEvent(tx, owner, id);
  });

/**
 * Changes an event. If guests would see a difference, its sequence is raised and invited guests are notified of each
 * change; freed seats are offered to the waitlist. A completed event moved to the future becomes scheduled again.
 * @throws Refusal not_found, event_cancelled, PLAN_REQUIRED, finding_date for a date that is still being found, and
 * invalid_request for fewer seats than the date needs people
 */
export const changeEvent = (db: Database, owner: Owner, actor: Owner, eventId: number, changes: EventChanges) =>
  withOwnNightLock(db, owner, eventId, async (tx, before) => {
    await applyChanges(tx, owner, actor, before, changes);
    return getEvent(tx, owner, eventId);
  });

/** For a locked event. @throws Refusal as `changeEvent` does */
export async function applyChanges(
  tx: Transaction,
  owner: Owner,
  actor: Owner,
  before: EventRow,
  changes: EventChanges,
): Promise<void> {
  if (before.status === 'cancelled') throw new Refusal('event_cancelled');
  if (before.status === 'finding_date' && changes.date !== undefined) throw new Refusal('finding_date');
  await refuseFewerSeatsThanHeads(tx, before, changes.maxAttendees);
  if (changes.eventType !== undefined && changes.eventType !== before.eventType)
    refusePremiumType(owner.plan, changes.eventType);
  await refuseUnownedGroup(tx, owner, changes.groupId);
  const differences = eventChangesBetween(before, { ...before, ...given(changes) });
  const sequence = before.sequence + (differences.length > 0 ? 1 : 0);
  const isAhead = (changes.date ?? before.date) > new Date();
  const status = isAhead && before.status === 'completed' ? 'scheduled' : before.status;
  const after = await store.updateEvent(tx, before, { ...changes, sequence, status });
  if (after.hostEmail !== before.hostEmail) await requestConfirmation(tx, owner, actor, before.id);
  if (after.date.getTime() !== before.date.getTime()) await recordDateChange(tx, before, after);
  await notifyChanges(tx, before, after, differences);
  await tellMoved(tx, before, after, differences);
  await reassignSeats(tx, after, new Date());
  await publishEventChanged(tx, before.id);
}

/** @throws Refusal invalid_request */
async function refuseFewerSeatsThanHeads(
  tx: Transaction,
  { id, status }: store.EventRow,
  seats: EventChanges['maxAttendees'],
) {
  if (status !== 'finding_date' || seats === undefined) return;
  const minHeads = (await findDatePoll(tx, id))?.minHeads ?? null;
  if (headsError(minHeads, seats) === null) return;
  const message = t(
    'The date needs {count, plural, one {# person} other {# people}}. Please keep at least as many seats, or lower that number first.',
    { count: minHeads ?? 0 },
  );
  throw new Refusal('invalid_request', { fields: { maxAttendees: message } });
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const given = <T extends object>(changes: T): Given<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given<T>;
