import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPairs } from './matching.ts';

/** A cost for each pair of an even number of vertices. */
const costs = (most: number) =>
  fc.integer({ min: 1, max: 5 }).chain((pairs) =>
    fc.array(
      fc.array(
        fc.maxSafeNat().map((n) => n % (most + 1)),
        { minLength: 10, maxLength: 10 },
      ),
      {
        minLength: 2 * pairs,
        maxLength: 2 * pairs,
      },
    ),
  );

/** The least cost of all ways to pair these vertices. */
function leastCost(left: readonly number[], cost: (one: number, other: number) => number): number {
  const [one, ...others] = left;
  if (one === undefined) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        cost(one, other) +
        leastCost(
          others.filter((place) => place !== other),
          cost,
        ),
    ),
  );
}

test.each([2, 9, 1_000, 2 ** 48])('no other pairs cost less, for costs up to %d', (most) => {
  fc.assert(
    fc.property(costs(most), (table) => {
      const cost = (one: number, other: number) => table[one]?.[other] ?? 0;
      const partners = cheapestPairs(table.length, cost);
      const pairs = [...partners.entries()].filter(([one, other]) => one < other);
      expect(pairs.every(([one, other]) => partners[other] === one)).toBe(true);
      expect(pairs).toHaveLength(table.length / 2);
      const sum = pairs.reduce((total, [one, other]) => total + cost(one, other), 0);
      expect(sum).toBe(leastCost([...partners.keys()], cost));
    }),
    { numRuns: 300 },
  );
});

test('nobody is paired of none, and two with each other', () => {
  expect(cheapestPairs(0, () => 1)).toEqual([]);
  expect(cheapestPairs(2, () => 7)).toEqual([1, 0]);
});
