import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/statistics.ts';

/** Milliseconds that an honest owner waited for their unchanged list of games while others attacked. */
export interface Waited {
  requests: number;
  p50: number;
  p99: number;
  /** Minimum p99 of requests to a bare server: the machine's share of `p99`. */
  bareP99: number;
  most: number;
  /** Requests that were answered otherwise than by 304. */
  failed: number;
}

/**
 * A separate process, unaffected by the load of the attackers' process. After the start message it requests an
 * unchanged list from each server, and from the bare server, ten times a second; after the end message it reports the
 * latencies.
 */
const BETWEEN_MS = 100;
const [cookie = '', bare = '', ...origins] = process.argv.slice(2);
const headers = { cookie, 'accept-encoding': 'gzip' };
let times: number[] = [];
let bareTimes: number[] = [];
let failed = 0;
const run = { isOver: false };

process.once('disconnect', () => process.exit());
for (;;) {
  await once(process, 'message');
  [times, bareTimes, failed, run.isOver] = [[], [], 0, false];
  process.once('message', () => (run.isOver = true));
  await Promise.all([askBare(), ...origins.map(ask)]);
  process.send?.(summarize());
}

function summarize(): Waited {
  return {
    requests: times.length,
    p50: Math.round(percentile(times, 0.5)),
    p99: Math.round(percentile(times, 0.99)),
    bareP99: Math.round(percentile(bareTimes, 0.99)),
    most: Math.round(percentile(times, 1)),
    failed,
  };
}

async function ask(origin: string): Promise<void> {
  const first = await fetch(`${origin}/api/games`, { headers });
  await first.arrayBuffer();
  const tagged = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' };
  while (!run.isOver) if ((await timed(`${origin}/api/games`, tagged, times)) !== 304) failed += 1;
}

async function askBare(): Promise<void> {
  while (!run.isOver) await timed(bare, {}, bareTimes);
}

/** Asks, then waits for the next turn. @returns the status; 0 without an answer */
async function timed(url: string, sent: Record<string, string>, into: number[]): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: sent }).catch(() => null);
  await response?.arrayBuffer();
  into.push(performance.now() - began);
  await pause(BETWEEN_MS);
  return response?.status ?? 0;
}
