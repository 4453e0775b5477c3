import { Refusal } from '../http/refusal.ts';

interface Limits {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces of work that wait, of all accounts and of one. */
  waiting: number;
  waitingEach: number;
}

interface Waiting {
  account: number;
  start: () => void;
}

const RETRY_SECONDS = 5;

/**
 * Bounds expensive work: a fixed number of pieces runs at once, at most one of each account, and a bounded number waits.
 * Accounts that wait are served in order of arrival, so that one with many requests does not delay the others.
 */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #running = new Set<number>();
  readonly #waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs the work when it is its turn. @throws Refusal too_many_requests for an account that has too much waiting, unavailable when all places are taken */
  async run<T>(account: number, work: () => Promise<T>): Promise<T> {
    if (!this.#mayStart(account)) await this.#wait(account);
    else this.#running.add(account);
    try {
      return await work();
    } finally {
      this.#running.delete(account);
      this.#startNext();
    }
  }

  #mayStart(account: number): boolean {
    return this.#running.size < this.#limits.atOnce && !this.#running.has(account);
  }

  #wait(account: number): Promise<void> {
    const { waiting, waitingEach } = this.#limits;
    const own = this.#waiting.filter((other) => other.account === account).length;
    if (own >= waitingEach) throw new Refusal('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    if (this.#waiting.length >= waiting) throw new Refusal('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    return new Promise((start) => this.#waiting.push({ account, start }));
  }

  #startNext(): void {
    const next = this.#waiting.findIndex(({ account }) => this.#mayStart(account));
    const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (!waiting) return;
    this.#running.add(waiting.account);
    waiting.start();
  }
}
