import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryLoop } from './retry-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends with the given outcomes in turn, then successfully. */
function sendingWith(...outcomes: ('later' | 'done' | 'broken')[]) {
  let runs = 0;
  const sending = retryLoop(async () => {
    const outcome = outcomes[runs] ?? 'done';
    runs += 1;
    if (outcome === 'broken') throw new Error('the device keeps nothing');
    return outcome;
  });
  return { ...sending, runs: () => runs };
}

test('runs at once and stops when everything is done', async () => {
  const sending = sendingWith('done');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sending.runs()).toBe(1);
});

test('retries with exponential backoff after any failure until everything is done', async () => {
  const sending = sendingWith('later', 'broken', 'later', 'done');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sending.runs()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sending.runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(sending.runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(1 + 8_000);
  expect(sending.runs()).toBe(4);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sending.runs()).toBe(4);
});

test('a trigger during a run causes exactly one further run', async () => {
  const sending = sendingWith();
  sending.now();
  sending.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(sending.runs()).toBe(2);
});

test('does not run after it is stopped', async () => {
  const sending = sendingWith('later');
  await vi.advanceTimersByTimeAsync(0);
  sending.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sending.runs()).toBe(1);
});
