import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '#server/database/database.ts';

const queues = new WeakMap<Database, Map<number, LimitFunction>>();

/**
 * Runs work that locks an owner's row after the owner's other work in this process. Waiting here costs no database
 * connection; waiting in the database would, and one owner could take all of them during an import.
 */
export async function inOwnerQueue<T>(db: Database, userId: number, work: () => Promise<T>): Promise<T> {
  const ofOwners = queues.get(db) ?? new Map<number, LimitFunction>();
  queues.set(db, ofOwners);
  const limit = ofOwners.get(userId) ?? pLimit(1);
  ofOwners.set(userId, limit);
  try {
    return await limit(work);
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) ofOwners.delete(userId);
  }
}
