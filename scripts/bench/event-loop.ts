import { readFile, writeFile } from 'node:fs/promises';
import type { ChildProcess } from 'node:child_process';
import { rounded } from './figures.ts';
import { loopDelayOf } from './loop-delay.ts';

/** The time for which one request blocked the server. */
export interface Held {
  status: number;
  /** Until the whole answer was there. */
  ms: number;
  /** The longest time in which the server did nothing else, without what it waited for a processor. */
  delayMs: number;
  /** Most memory that the process had while it ran. */
  peakMb: number;
}

/** Measures how the event loop of a server is held up that was started with `WATCHED`. */
export class EventLoop {
  constructor(private readonly server: ChildProcess) {}

  /** Runs a function that returns a status, and measures the server meanwhile. */
  async during(run: () => Promise<number>): Promise<Held> {
    await this.#longest();
    // Resets the peak that the system remembers.
    await writeFile(`/proc/${this.server.pid}/clear_refs`, '5').catch(() => {});
    const startedAt = performance.now();
    const status = await run();
    const ms = rounded(performance.now() - startedAt);
    const delayMs = await this.#longest();
    const memory = await readFile(`/proc/${this.server.pid}/status`, 'utf8').catch(() => '');
    return { status, ms, delayMs, peakMb: rounded(Number(/VmHWM:\s+(\d+)/.exec(memory)?.[1] ?? 0) / 1024) };
  }

  async #longest(): Promise<number> {
    return rounded(await loopDelayOf(this.server), 1);
  }
}
