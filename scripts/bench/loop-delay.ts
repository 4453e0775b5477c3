import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Options of Node for a server whose event loop is watched; it is to be started with a channel (`ipc`). */
export const WATCHED = ['--import', resolve(import.meta.dirname, 'loop-watch.mjs')];

/** What the watch of `loop-watch.mjs` found, in milliseconds. */
export interface LoopDelay {
  delayMs: number;
  /** What the thread waited for a processor besides. */
  waitedMs: number;
}

const LONGEST_MS = 60_000;

/** The longest delay since it was asked for last. @throws Error where the server has ended */
export async function loopDelayOf(server: ChildProcess): Promise<LoopDelay> {
  if (!server.connected) throw new Error('the server has ended');
  const told = once(server, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
  server.send('delay');
  const [delay] = (await told) as [LoopDelay];
  return delay;
}
