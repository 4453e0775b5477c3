import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponentialBackoff } from './exponential-backoff.ts';

test('starts at two seconds, doubles, and is limited to two minutes', () => {
  expect([1, 2, 3, 6, 7, 8, 1000].map(exponentialBackoff)).toEqual([
    2_000, 4_000, 8_000, 64_000, 120_000, 120_000, 120_000,
  ]);
});

test('never decreases and is at least two seconds', () => {
  fc.assert(
    fc.property(fc.nat(), (failures) => {
      expect(exponentialBackoff(failures)).toBeGreaterThanOrEqual(2_000);
      expect(exponentialBackoff(failures + 1)).toBeGreaterThanOrEqual(exponentialBackoff(failures));
    }),
  );
});
