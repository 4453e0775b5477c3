import { readFile, writeFile } from 'node:fs/promises';
import type { ChildProcess } from 'node:child_process';
import { rounded } from './statistics.ts';
import { readLoopDelay } from './event-loop-delay.ts';

/** How long one request took, and how long it blocked the server. */
export interface RequestCost {
  status: number;
  /** Until the whole response was received. */
  ms: number;
  /** The longest delay of the event loop, without the time that it waited for a processor. */
  delayMs: number;
  /** The peak memory of the process during the request. */
  peakMb: number;
}

/** Measures the event-loop delays of a server that was started with `PROBE_ARGUMENTS`. */
export class EventLoop {
  constructor(private readonly server: ChildProcess) {}

  /** Runs a function that returns a status, and measures the server meanwhile. */
  async during(run: () => Promise<number>): Promise<RequestCost> {
    await this.#longest();
    // Resets the peak that the kernel records.
    await writeFile(`/proc/${this.server.pid}/clear_refs`, '5').catch(() => {});
    const startedAt = performance.now();
    const status = await run();
    const ms = rounded(performance.now() - startedAt);
    const delayMs = await this.#longest();
    const memory = await readFile(`/proc/${this.server.pid}/status`, 'utf8').catch(() => '');
    return { status, ms, delayMs, peakMb: rounded(Number(/VmHWM:\s+(\d+)/.exec(memory)?.[1] ?? 0) / 1024) };
  }

  async #longest(): Promise<number> {
    return rounded(await readLoopDelay(this.server), 1);
  }
}
