import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Options of Node for a server whose event loop is watched; it is to be started with a channel (`ipc`). */
export const WATCHED = ['--import', resolve(import.meta.dirname, 'loop-watch.mjs')];

const LONGEST_MS = 60_000;

/** The longest delay since the last call, milliseconds, as `loop-watch.mjs` found it. @throws Error where the server has ended */
export async function loopDelayOf(server: ChildProcess): Promise<number> {
  if (!server.connected) throw new Error('the server has ended');
  const message = once(server, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
  server.send('delay');
  const [delayMs] = (await message) as [number];
  return delayMs;
}
