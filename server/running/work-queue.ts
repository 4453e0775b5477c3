import { Refusal } from '../http/refusal.ts';

interface Limits {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces of work that wait, of all accounts and of one. */
  waiting: number;
  waitingEach: number;
  /** Milliseconds that a piece of work waits at most; as long as it takes where this is not set. */
  patienceMs?: number;
}

/** Who waits for the work to be done: a response, for example, which is closed when its receiver is gone. */
export interface Caller {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

interface Waiting {
  account: number;
  start: () => void;
  /** Whether it counts towards the limits. */
  isBounded: boolean;
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

  /**
   * Runs the work when it is its turn.
   * @throws Refusal too_many_requests for an account that has too much waiting, unavailable when all places are taken or it
   *   waits for too long, upload_incomplete when its caller is gone before its turn
   */
  async run<T>(account: number, work: () => Promise<T>, caller?: Caller): Promise<T> {
    if (!this.#mayStart(account)) await this.#wait(account, caller);
    else this.#running.add(account);
    return this.#end(account, work);
  }

  /** Runs work of the background when it is its turn, however long that takes: its starter bounds how much there is. */
  async runEventually<T>(account: number, work: () => Promise<T>): Promise<T> {
    if (!this.#mayStart(account))
      await new Promise<void>((start) => this.#waiting.push({ account, start, isBounded: false }));
    else this.#running.add(account);
    return this.#end(account, work);
  }

  async #end<T>(account: number, work: () => Promise<T>): Promise<T> {
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

  #wait(account: number, caller: Caller | undefined): Promise<void> {
    const { waiting, waitingEach, patienceMs } = this.#limits;
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
      const timer = patienceMs === undefined ? undefined : setTimeout(() => giveUp(unavailable()), patienceMs);
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
