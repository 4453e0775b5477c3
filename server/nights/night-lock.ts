import { and, eq, type SQL } from 'drizzle-orm';
import { events } from '#shared/schema/nights.ts';
import { inTurn } from '#server/platform/workers/in-turn.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import type { EventRow } from './events-store.ts';

// Every change of a night, its games, attendees, votes or seats runs in one of these, which lock the night's row until the
// transaction ends. Only one process's guests wait for that row with a connection at a time, and one write of its host.

type Change<T> = (tx: Transaction, event: EventRow) => Promise<T>;

/** Answers, votes and joins of one night that may wait: a moment's work. */
const MOST_WAITING = 60;

/** A guest's change of a night. @throws Refusal not_found, and unavailable while too many guests of it wait */
export const withNightLock = <T>(db: Database, eventId: number, change: Change<T>): Promise<T> =>
  inTurn(
    db,
    `night ${eventId}`,
    () => db.transaction((tx) => lockAndChange(tx, eq(events.id, eventId), change)),
    MOST_WAITING,
  );

/**
 * The host's change of a night. The owner's other writes wait for it, so it needs no turn among the guests.
 * @param withLock that of the owner @throws Refusal not_found
 */
export const withOwnNightLock = <T>(
  db: Database,
  owner: Pick<Owner, 'id'>,
  eventId: number,
  change: Change<T>,
  withLock = withOwnerLockOnly,
): Promise<T> =>
  withLock(db, owner.id, (tx) => lockAndChange(tx, and(eq(events.userId, owner.id), eq(events.id, eventId)), change));

/** A scheduled job's change, one night after the other; does nothing if the night was deleted meanwhile. */
export const withDueNightLock = (db: Database, eventId: number, change: Change<void>): Promise<void> =>
  db.transaction(async (tx) => {
    const event = await lock(tx, eq(events.id, eventId));
    if (event) await change(tx, event);
  });

/** Locks a night of the owner within a transaction that has the owner's lock; undefined if there is none. */
export const lockOwnNight = (tx: Transaction, { id }: Pick<Owner, 'id'>, eventId: number) =>
  lock(tx, and(eq(events.userId, id), eq(events.id, eventId)));

async function lockAndChange<T>(tx: Transaction, which: SQL | undefined, change: Change<T>): Promise<T> {
  const event = await lock(tx, which);
  if (!event) throw new Refusal('not_found');
  return change(tx, event);
}

async function lock(tx: Transaction, which: SQL | undefined): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(events).where(which).for('no key update');
  return row;
}
