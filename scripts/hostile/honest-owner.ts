import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/figures.ts';

/** What an honest owner waited for the unchanged list of their games, in milliseconds, while others attacked. */
export interface Waited {
  requests: number;
  p50: number;
  p99: number;
  most: number;
  /** Requests that were answered otherwise than by 304. */
  failed: number;
}

/**
 * A program of its own, so that what the attackers do in theirs does not count. Told to begin, it asks each server for an
 * unchanged list ten times a second; told to end, it tells what it waited.
 */
const BETWEEN_MS = 100;
const [cookie = '', ...origins] = process.argv.slice(2);
const headers = { cookie, 'accept-encoding': 'gzip' };
let times: number[] = [];
let failed = 0;
const run = { isOver: false };

process.once('disconnect', () => process.exit());
for (;;) {
  await once(process, 'message');
  [times, failed, run.isOver] = [[], 0, false];
  process.once('message', () => (run.isOver = true));
  await Promise.all(origins.map(ask));
  process.send?.(toldOf());
}

function toldOf(): Waited {
  return {
    requests: times.length,
    p50: Math.round(percentile(times, 0.5)),
    p99: Math.round(percentile(times, 0.99)),
    most: Math.round(percentile(times, 1)),
    failed,
  };
}

async function ask(origin: string): Promise<void> {
  const first = await fetch(`${origin}/api/games`, { headers });
  await first.arrayBuffer();
  const tagged = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' };
  while (!run.isOver) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/games`, { headers: tagged }).catch(() => null);
    await response?.arrayBuffer();
    times.push(performance.now() - began);
    if (response?.status !== 304) failed += 1;
    await pause(BETWEEN_MS);
  }
}
