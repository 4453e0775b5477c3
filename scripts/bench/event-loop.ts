import { readFile, writeFile } from 'node:fs/promises';
import type { ChildProcess } from 'node:child_process';
import { rounded } from './figures.ts';

/** Interval in which Node looks at its event loop: part of each delay that it tells. */
const LOOK_MS = 10;

/** What one request did to the server that answered it. */
export interface Held {
  status: number;
  /** Until the whole answer was there. */
  ms: number;
  /** The longest time in which the server did nothing else. */
  delayMs: number;
  /** Most memory that the process had while it ran. */
  peakMb: number;
}

/** Measures how a server's event loop is held up, by the figures that it serves on METRICS_PORT. */
export class EventLoop {
  constructor(
    private readonly metricsPort: number,
    private readonly server: ChildProcess,
  ) {}

  /** Runs what answers with a status, and measures the server meanwhile. */
  async during(run: () => Promise<number>): Promise<Held> {
    await this.#longest();
    // Resets the peak that the system remembers.
    await writeFile(`/proc/${this.server.pid}/clear_refs`, '5').catch(() => {});
    const begun = performance.now();
    const status = await run();
    const ms = rounded(performance.now() - begun);
    const delayMs = await this.#longest();
    const memory = await readFile(`/proc/${this.server.pid}/status`, 'utf8').catch(() => '');
    return { status, ms, delayMs, peakMb: rounded(Number(/VmHWM:\s+(\d+)/.exec(memory)?.[1] ?? 0) / 1024) };
  }

  /** Milliseconds since it was asked for last; asking begins anew. */
  async #longest(): Promise<number> {
    const figures = await (await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`)).text();
    const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(figures)?.[1]);
    return Math.max(0, rounded(seconds * 1000 - LOOK_MS, 1));
  }
}
