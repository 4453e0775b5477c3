import { openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before a server under test. On a message, sends the longest delay of its event loop since the last message,
 * without the time that the thread waited for a processor: that time shows how busy the machine is, not how long the
 * server takes. On systems that do not report this time, it counts as delay.
 */
const SAMPLE_MS = 10;
const NANOSECONDS = 1e6;
const SIZE = 100;

if (isMainThread && process.send) {
  const waited = waitedReader();
  let longest = 0;
  let last = { now: performance.now(), waited: waited() };
  setInterval(() => {
    const next = { now: performance.now(), waited: waited() };
    const late = next.now - last.now - SAMPLE_MS;
    const waitedMs = Math.min(Math.max(0, late), next.waited - last.waited);
    longest = Math.max(longest, late - waitedMs);
    last = next;
  }, SAMPLE_MS).unref();
  process.on('message', () => {
    process.send?.(longest);
    longest = 0;
  });
  process.channel?.unref();
}

/** Returns a function that reads how many milliseconds this thread was ready to run but had no processor. */
function waitedReader() {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`);
    const bytes = Buffer.alloc(SIZE);
    return () => Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, SIZE, 0)).split(' ')[1]) / NANOSECONDS;
  } catch {
    return () => 0;
  }
}
