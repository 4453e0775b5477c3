import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swarmOf } from './swarm.ts';

const anyAmounts = fc
  .array(
    fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
    ),
    { minLength: 1 },
  )
  .map((amounts) => amounts.toSorted((a, b) => a - b));

test('each amount has a dot inside the picture, in order and without overlap', () => {
  fc.assert(
    fc.property(anyAmounts, fc.integer({ min: 1, max: 80 }), (amounts, piles) => {
      const { dots, highest, ticks, positionOf } = swarmOf(amounts, piles);
      expect(dots).toHaveLength(amounts.length);
      expect(new Set(dots.map(({ at, level }) => `${at} ${level}`)).size).toBe(dots.length);
      for (const at of [...dots.map((dot) => dot.at), ...ticks.map((tick) => tick.at), ...amounts.map(positionOf)])
        expect(at >= 0 && at <= 1).toBe(true);
      expect(dots.map(({ at }) => at)).toEqual(dots.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(dots.every(({ level }) => Math.abs(level) <= highest / 2)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
  );
});
