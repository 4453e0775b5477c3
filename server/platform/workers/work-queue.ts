import { Refusal } from '#server/platform/http/refusal.ts';

interface Limits {
  /** Maximum of running tasks. */
  atOnce: number;
  /** Maximum of waiting tasks, of all accounts and of one. */
  waiting: number;
  waitingEach: number;
  /** Maximum of running and of waiting tasks of one group of accounts, such as those of one address. */
  ofGroup?: { atOnce: number; waiting: number };
  /** Maximum wait in milliseconds; unlimited if not set. */
  maxWaitMs?: number;
}

/** The caller: a response, for example, which is closed when its client is gone. */
export interface Caller {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** An account, or another key that may have one task at a time. */
type Account = number | string;

interface Task {
  account: Account;
  group: string | undefined;
}

interface Waiting extends Task {
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
  readonly #running = new Map<Account, string | undefined>();
  readonly #waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Queues and runs the work. @throws Refusal too_many_requests if the account has too much waiting, unavailable if
   * the queue is full or the wait too long, upload_incomplete if the caller has gone
   */
  async run<T>(account: Account, work: () => Promise<T>, caller?: Caller, group?: string): Promise<T> {
    if (!this.#mayStart({ account, group })) await this.#wait({ account, group }, caller);
    else this.#running.set(account, group);
    return this.#end(account, work);
  }

  /** Queues and runs background work without a maximum wait: its starter limits how much there is. */
  async runEventually<T>(account: Account, work: () => Promise<T>): Promise<T> {
    const group = undefined;
    if (!this.#mayStart({ account, group }))
      await new Promise<void>((start) => this.#waiting.push({ account, group, start, isBounded: false }));
    else this.#running.set(account, group);
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

  #mayStart({ account, group }: Task): boolean {
    return this.#running.size < this.#limits.atOnce && !this.#running.has(account) && this.#groupMayStart(group);
  }

  #groupMayStart(group: string | undefined): boolean {
    const { ofGroup } = this.#limits;
    if (group === undefined || !ofGroup) return true;
    return [...this.#running.values()].filter((other) => other === group).length < ofGroup.atOnce;
  }

  #wait({ account, group }: Task, caller: Caller | undefined): Promise<void> {
    const { waiting, waitingEach, ofGroup, maxWaitMs } = this.#limits;
    const others = this.#waiting.filter(({ isBounded }) => isBounded);
    const own = others.filter((other) => other.account === account).length;
    if (own >= waitingEach) throw new Refusal('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    const ofSameGroup = group === undefined ? 0 : others.filter((other) => other.group === group).length;
    if (others.length >= waiting || ofSameGroup >= (ofGroup?.waiting ?? waiting)) throw unavailable();
    if (caller?.closed) throw new Refusal('upload_incomplete');
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timer);
        caller?.off('close', onClose);
        outcome();
      };
      const entry: Waiting = { account, group, start: () => settle(resolve), isBounded: true };
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
    const next = this.#waiting.findIndex((task) => this.#mayStart(task));
    const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (!waiting) return;
    this.#running.set(waiting.account, waiting.group);
    waiting.start();
  }
}

const unavailable = () => new Refusal('unavailable', { retryAfterSeconds: RETRY_SECONDS });
