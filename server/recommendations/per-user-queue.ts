import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '#server/platform/http/refusal.ts';

const MAX_WAITING = 3;
const RETRY_SECONDS = 30;

/** Runs one user's tasks one after the other, and refuses more than three waiting ones. */
export class PerUserQueue {
  readonly #queues = new Map<number, LimitFunction>();

  /** Runs the task after the user's others. @throws Refusal too_many_requests */
  async run<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const limit = this.#queues.get(userId) ?? pLimit(1);
    if (limit.activeCount + limit.pendingCount > MAX_WAITING)
      throw new Refusal('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    this.#queues.set(userId, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#queues.delete(userId);
    }
  }
}
