import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runToEnd, runInTimeSlices, type SlicedWork } from './time-slices.ts';

function* sum(parts: readonly number[]): SlicedWork<number> {
  let total = 0;
  for (const part of parts) {
    yield;
    total += part;
  }
  return total;
}

test('work in steps returns the same as at once, with a pause after each step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer()), async (parts) => {
      let pauses = 0;
      const total = await runInTimeSlices(
        sum(parts),
        () => true,
        async () => void (pauses += 1),
      );
      expect(total).toBe(runToEnd(sum(parts)));
      expect(pauses).toBe(parts.length);
    }),
  );
});

test('work that is no longer needed is cancelled', async () => {
  const done: number[] = [];
  function* parts(): SlicedWork<string> {
    for (const part of [1, 2, 3]) {
      yield;
      done.push(part);
    }
    return 'all';
  }
  expect(await runInTimeSlices(parts(), () => done.length < 2)).toBeUndefined();
  expect(done).toEqual([1, 2]);
});
