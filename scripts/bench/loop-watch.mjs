import { openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server under test. Tells on a message the longest time since the last one in which its event loop did
 * nothing else, apart from what the thread waited for a processor: that says how busy the machine is, not how long the
 * server takes. Where the system does not tell what a thread waited, it counts.
 */
const LOOK_MS = 10;
const NANOSECONDS = 1e6;
const SIZE = 100;

if (isMainThread && process.send) {
  const waited = waitedReader();
  let longest = 0;
  let last = { now: performance.now(), waited: waited() };
  setInterval(() => {
    const next = { now: performance.now(), waited: waited() };
    const late = next.now - last.now - LOOK_MS;
    const waitedMs = Math.min(Math.max(0, late), next.waited - last.waited);
    longest = Math.max(longest, late - waitedMs);
    last = next;
  }, LOOK_MS).unref();
  process.on('message', () => {
    process.send?.(longest);
    longest = 0;
  });
  process.channel?.unref();
}

/** Milliseconds that this thread was ready to run, and had no processor. */
function waitedReader() {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`);
    const bytes = Buffer.alloc(SIZE);
    return () => Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, SIZE, 0)).split(' ')[1]) / NANOSECONDS;
  } catch {
    return () => 0;
  }
}
