import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type JobStates, startJobs } from './scheduler.ts';

const log = pino({ level: 'silent' });
const EVERY_MS = 1_000;
type Run = () => Promise<void>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job that runs until it is released. */
function heldJob() {
  const ends: (() => void)[] = [];
  const job = { name: 'held', everyMs: EVERY_MS, run: () => new Promise<void>((resolve) => ends.push(resolve)) };
  return { job, ends };
}

test('a job runs at the start and then at each interval', async () => {
  const run = vi.fn<Run>(() => Promise.resolve());
  const stop = startJobs([{ name: 'counted', everyMs: EVERY_MS, run }], log, new Map());
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(4);
  await stop();
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(4);
});

test('a job that fails runs again and does not stop other jobs', async () => {
  const fails = vi.fn<Run>(() => Promise.reject(new Error('the database is away')));
  const throws = vi.fn<Run>(() => {
    throw new Error('at once');
  });
  const other = vi.fn<Run>(() => Promise.resolve());
  const stop = startJobs(
    [fails, throws, other].map((run) => ({ name: 'one of three', everyMs: EVERY_MS, run })),
    log,
    new Map(),
  );
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  for (const run of [fails, throws, other]) expect(run).toHaveBeenCalledTimes(2);
  await stop();
});

test('a job that takes longer than its interval does not run concurrently with itself', async () => {
  const { job, ends } = heldJob();
  const stop = startJobs([job], log, new Map());
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await stop();
});

test('stopping waits for the current run', async () => {
  const { job, ends } = heldJob();
  const stop = startJobs([job], log, new Map());
  await vi.advanceTimersByTimeAsync(1);
  let hasStopped = false;
  const stopping = stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(10);
  expect(hasStopped).toBe(false);
  ends[0]?.();
  await stopping;
  expect(hasStopped).toBe(true);
});

test('the runs and the last failure of a job are noted, without what a query was given', async () => {
  const states: JobStates = new Map();
  const run = vi.fn<Run>().mockRejectedValueOnce(new Error('it failed\nparams: ana@example.org')).mockResolvedValue();
  const stop = startJobs([{ name: 'noted', everyMs: EVERY_MS, run }], log, states);
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(states.get('noted')).toMatchObject({ runs: 3, failures: 1, everyMs: EVERY_MS });
  expect(states.get('noted')?.lastFailure?.problem).toBe('it failed');
  await stop();
});
