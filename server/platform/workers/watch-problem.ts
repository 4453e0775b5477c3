import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 60_000;

interface Watch {
  /** Resolves with a problem in one line, or null. */
  check: () => Promise<string | null>;
  /** Called when the problem changes; null once there is none. */
  report: (line: string | null) => void;
  /** The problem that was reported before; then the first check is after a pause. */
  known?: string | null;
  pauseMs?: number;
}

/** Checks until there is no problem. @returns a function that stops it */
export function watchProblem({ check, report, known = null, pauseMs = PAUSE_MS }: Watch): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
  async function watch(): Promise<void> {
    let last = known;
    if (last !== null) await pause();
    while (!signal.aborted) {
      // One check after the other.
      const line = await check();
      if (signal.aborted) return;
      if (line !== last) report(line);
      if (line === null) return;
      last = line;
      // The pause between checks.
      await pause();
    }
  }
  void watch();
  return () => stopping.abort();
}
