import { expect, test } from 'vitest';
import { coalescingWorker } from './coalescing-worker.ts';

const fail = (error: unknown) => {
  throw error;
};

test('several wake-ups during a run cause exactly one further run', async () => {
  let runs = 0;
  const work = coalescingWorker(async () => {
    runs += 1;
    if (runs === 1) for (let time = 0; time < 5; time += 1) work.wake();
    return Promise.resolve(false);
  }, fail);
  work.wake();
  await expect.poll(() => runs).toBe(2);
  work.wake();
  await expect.poll(() => runs).toBe(3);
});

test('a run that reports more work is followed by another run at once', async () => {
  let left = 4;
  const work = coalescingWorker(() => Promise.resolve((left -= 1) > 0), fail);
  work.wake();
  await expect.poll(() => left).toBe(0);
});

test('a failed run is reported, and the next run starts', async () => {
  const problems: unknown[] = [];
  let runs = 0;
  const work = coalescingWorker(
    () => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('no')) : Promise.resolve(false);
    },
    (error) => problems.push(error),
  );
  work.wake();
  await expect.poll(() => problems).toHaveLength(1);
  work.wake();
  await expect.poll(() => runs).toBe(2);
});

test('stopping waits for the current run and starts no further one', async () => {
  let finish = (_more: boolean) => {};
  let runs = 0;
  const work = coalescingWorker(() => {
    runs += 1;
    return new Promise<boolean>((resolve) => (finish = resolve));
  }, fail);
  work.wake();
  await expect.poll(() => runs).toBe(1);
  const stopped = work.stop();
  finish(true);
  await stopped;
  work.wake();
  expect(runs).toBe(1);
});
