import { setTimeout as sleep } from 'node:timers/promises';

/** Waits. Rejects as soon as the signal fires. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const waitForReal: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/** All in milliseconds. Each list has the delay before each retry; after the last one the call fails. */
export interface ThrottleSettings {
  /** Between the starts of any two calls of this server. */
  gap: number;
  /** While BoardGameGeek prepares a collection. */
  preparing: readonly number[];
  /** After a temporary refusal, a server error, or no answer. */
  trouble: readonly number[];
  /** The longest wait requested by BoardGameGeek that is accepted. */
  longestAsked: number;
  /** Time-out of one call, including its body. */
  deadline: number;
  wait: Wait;
}

export const THROTTLE_SETTINGS: ThrottleSettings = {
  gap: 2_000,
  preparing: [3_000, 5_000, 8_000, 12_000, ...Array<number>(24).fill(15_000)],
  trouble: [5_000, 15_000, 30_000, 60_000],
  longestAsked: 120_000,
  deadline: 120_000,
  wait: waitForReal,
};

/** Spaces all calls of this server, for all users: one waits at a time, the others queue behind it. */
export class Throttle {
  /** Earliest start of the next call, by `performance`'s clock. */
  #free = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(private readonly settings: Pick<ThrottleSettings, 'gap' | 'wait'>) {}

  /** Resolves when the call may start; a call aborted while it waits takes no time from others. */
  waitForSlot(signal: AbortSignal): Promise<void> {
    const started = this.#queue.then(() => this.#wait(signal));
    this.#queue = started.catch(() => {});
    return started;
  }

  async #wait(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const now = performance.now();
    const start = Math.max(now, this.#free);
    if (start > now) await this.settings.wait(start - now, signal);
    this.#free = Math.max(this.#free, start + this.settings.gap);
  }

  /** Blocks all calls for a time in milliseconds. */
  pauseFor(ms: number): void {
    this.#free = Math.max(this.#free, performance.now() + ms);
  }
}
