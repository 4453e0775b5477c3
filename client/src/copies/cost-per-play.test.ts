import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costPerPlay } from './cost-per-play.ts';

const paid = (pricePaid: number | null, priceCurrency: string | null = 'EUR') => ({ pricePaid, priceCurrency });

test.each([
  ['without a copy', [], 3],
  ['without a price', [paid(null, null)], 3],
  ['without a play', [paid(10)], 0],
  ['with prices in two currencies', [paid(10), paid(10, 'USD')], 3],
  ['with a price with and one without a currency', [paid(10), paid(10, null)], 3],
])('the cost per play is null %s', (_when, copies, plays) => {
  expect(costPerPlay(copies, plays)).toBeNull();
});

test('copies without a price are ignored', () => {
  expect(costPerPlay([paid(49), paid(null, null), paid(11)], 60)).toEqual({ amount: 1, currency: 'EUR' });
});

test('the cost per play times the plays equals the total price', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 10_000 }), (all, plays) => {
      const sum = all.reduce((one, other) => one + other, 0) / 100;
      const cost = costPerPlay(
        all.map((one) => paid(one / 100)),
        plays,
      );
      expect(cost?.amount).toBeCloseTo(sum / plays, 6);
    }),
  );
});
