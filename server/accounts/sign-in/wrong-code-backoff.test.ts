import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrongCodeBackoff } from './wrong-code-backoff.ts';

test.each([
  [0, 0],
  [5, 0],
  [6, 60],
  [10, 60],
  [11, 120],
  [21, 480],
  [36, 3_600],
  [100_000, 3_600],
])('after %i wrong codes the pause is %i seconds', (wrong, seconds) => {
  expect(wrongCodeBackoff(wrong)).toBe(seconds);
});

test('a pause never shrinks with more wrong codes', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(100), (wrong, more) => {
      expect(wrongCodeBackoff(wrong + more)).toBeGreaterThanOrEqual(wrongCodeBackoff(wrong));
    }),
  );
});
