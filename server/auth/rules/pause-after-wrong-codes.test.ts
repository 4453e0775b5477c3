import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseAfterWrongCodes } from './pause-after-wrong-codes.ts';

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
  expect(pauseAfterWrongCodes(wrong)).toBe(seconds);
});

test('a pause never shrinks with more wrong codes', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(100), (wrong, more) => {
      expect(pauseAfterWrongCodes(wrong + more)).toBeGreaterThanOrEqual(pauseAfterWrongCodes(wrong));
    }),
  );
});
