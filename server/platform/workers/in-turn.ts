import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '#server/platform/http/refusal.ts';

type Key = number | string;

const queues = new WeakMap<object, Map<Key, LimitFunction>>();

const RETRY_SECONDS = 5;

/**
 * Runs work after the other work of its key in this process. For work that locks a row: waiting here costs no database
 * connection; waiting in the database would, and whoever sends many requests for one row could take all of them.
 * @param of the keys' owner: the same keys of another one are other keys @param mostWaiting beyond which work is refused
 * @throws Refusal unavailable
 */
export async function inTurn<T>(of: object, key: Key, work: () => Promise<T>, mostWaiting = Infinity): Promise<T> {
  const ofKeys = queues.get(of) ?? new Map<Key, LimitFunction>();
  queues.set(of, ofKeys);
  const limit = ofKeys.get(key) ?? pLimit(1);
  // Work that was just added counts as pending until the next microtask, also where nothing runs.
  if (limit.activeCount + limit.pendingCount > mostWaiting)
    throw new Refusal('unavailable', { retryAfterSeconds: RETRY_SECONDS });
  ofKeys.set(key, limit);
  try {
    return await limit(work);
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) ofKeys.delete(key);
  }
}
