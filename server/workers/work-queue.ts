import { Refusal } from '#server/http/refusal.ts';

interface Limits {
  /** Maximum of running tasks. */
  atOnce: number;
  /** Maximum of waiting tasks, of all accounts and of one. */
  waiting: number;
  waitingEach: number;
  /** Maximum wait in milliseconds; unlimited if not set. */
  maxWaitMs?: number;
}

/** The caller: a response, for example, which is closed when its client is gone. */
export interface Caller {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** An account, or whoever else has one task at a time. */
type Account = number | string;

interface Waiting {
  account: Account;
  start: () => void;
  /** Whether it counts towards the limits. */
  isBounded: boolean;
}

const RETRY_SECONDS = 5;

/**
 * Limits expensive work: a fixed number of tasks runs at once, at most one per account, and a limited number waits.
 * Accounts are served in order of arrival, so one with many requests does not delay the others.
 */
export class WorkQueue {
  readonly #limits: Limits;
  readonly #running = new Set<Account>();
  readonly #waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Queues and runs the work. @throws Refusal too_many_requests if the account has too much waiting, unavailable if
   * the queue is full or the wait too long, upload_incomplete if the caller has gone
   */
  async run<T>(account: Account, work: () => Promise<T>, caller?: Caller): Promise<T> {
    if (!this.#mayStart(account)) await this.#wait(account, caller);
    else this.#running.add(account);
    return this.#end(account, work);
  }

  /** Queues and runs background work without a maximum wait: its starter limits how much there is. */
  async runEventually<T>(account: Account, work: () => Promise<T>): Promise<T> {
    if (!this.#mayStart(account))
      await new Promise<void>((start) => this.#waiting.push({ account, start, isBounded: false }));
    else this.#running.add(account);
    return this.#end(account, work);
  }

  async #end<T>(account: Account, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      this.#running.delete(account);
      this.#startNext();
    }
  }

  #mayStart(account: Account): boolean {
    return this.#running.size < this.#limits.atOnce && !this.#running.has(account);
  }

  #wait(account: Account, caller: Caller | undefined): Promise<void> {
    const { waiting, waitingEach, maxWaitMs } = this.#limits;
    const others = this.#waiting.filter(({ isBounded }) => isBounded);
    const own = others.filter((other) => other.account === account).length;
    if (own >= waitingEach) throw new Refusal('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    if (others.length >= waiting) throw unavailable();
    if (caller?.closed) throw new Refusal('upload_incomplete');
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timer);
        caller?.off('close', onClose);
        outcome();
      };
      const entry: Waiting = { account, start: () => settle(resolve), isBounded: true };
      const giveUp = (refusal: Refusal) => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        settle(() => reject(refusal));
      };
      const onClose = () => giveUp(new Refusal('upload_incomplete'));
      const timer = maxWaitMs === undefined ? undefined : setTimeout(() => giveUp(unavailable()), maxWaitMs);
      caller?.once('close', onClose);
      this.#waiting.push(entry);
    });
  }

  #startNext(): void {
    const next = this.#waiting.findIndex(({ account }) => this.#mayStart(account));
    const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (!waiting) return;
    this.#running.add(waiting.account);
    waiting.start();
  }
}

const unavailable = () => new Refusal('unavailable', { retryAfterSeconds: RETRY_SECONDS });
