import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Options of Node that load the probe of the event loop; start the server with an `ipc` channel. */
export const PROBE_ARGUMENTS = ['--import', resolve(import.meta.dirname, 'event-loop-probe.mjs')];

const TIMEOUT_MS = 60_000;

/** Returns the longest delay since the last call, in milliseconds. @throws Error if the server has ended */
export async function readLoopDelay(server: ChildProcess): Promise<number> {
  if (!server.connected) throw new Error('the server has ended');
  const message = once(server, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  server.send('delay');
  const [delayMs] = (await message) as [number];
  return delayMs;
}
