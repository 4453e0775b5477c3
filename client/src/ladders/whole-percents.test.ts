import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePercents } from './whole-percents.ts';

test('chances are whole per cents, 100 together, none off by one or more', () => {
  const parts = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(parts, (weights) => {
      const all = weights.reduce((sum, one) => sum + one, 0);
      const percents = wholePercents(weights.map((one) => one / all));
      expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100);
      for (const [place, percent] of percents.entries())
        expect(Math.abs(percent - (100 * (weights[place] ?? 0)) / all)).toBeLessThan(1);
    }),
  );
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
});
