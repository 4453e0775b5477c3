import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseOne, drawSeed, orderOf, ordersOf } from './fair-draw.ts';

/** All seeds that can be drawn for a number of outcomes, from all pairs of bytes. */
function allSeeds(ways: bigint): string[] {
  const seeds: string[] = [];
  for (let number = 0; number < 0x10000; number += 1) {
    let isFirst = true;
    const again = new Error('drawn again');
    try {
      const seed = drawSeed(ways, () => {
        if (!isFirst) throw again;
        isFirst = false;
        return Uint8Array.of(number >> 8, number & 0xff);
      });
      seeds.push(seed);
    } catch (error) {
      if (error !== again) throw error;
    }
  }
  return seeds;
}

function tally(outcomes: readonly (string | number)[]): Map<string | number, number> {
  const counts = new Map<string | number, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return counts;
}

test.each([1, 2, 3, 7, 10])('each of %i is chosen by equally many seeds', (count) => {
  const counts = tally(allSeeds(BigInt(count)).map((seed) => chooseOne(seed, count)));
  expect([...counts.keys()].toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: count }, (_, n) => n),
  );
  expect([...counts.values()].every((times) => times === Math.floor(0x10000 / count))).toBe(true);
});

test.each([3, 4])('each order of %i comes from equally many seeds', (count) => {
  const ways = ordersOf(count);
  const counts = tally(allSeeds(ways).map((seed) => orderOf(seed, count).join()));
  expect(BigInt(counts.size)).toBe(ways);
  expect(new Set(counts.values()).size).toBe(1);
});

test('random draws are uniformly distributed', () => {
  const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const draws = 20_000;
  const counts = tally(Array.from({ length: draws }, () => chooseOne(drawSeed(7n, bytes), 7)));
  const expected = draws / 7;
  const chiSquare = [...counts.values()].reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  // Six degrees of freedom: exceeding 80 has a probability of 1e-13.
  expect(chiSquare).toBeLessThan(80);
});

test('every seed gives a permutation, and equal seeds give equal ones', () => {
  const seeds = fc.stringMatching(/^[0-9A-F]{4,20}$/);
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 20 }), (seed, count) => {
      const order = orderOf(seed, count);
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
      expect(orderOf(seed, count)).toEqual(order);
      expect(chooseOne(seed, count)).toBeLessThan(count);
    }),
  );
});

test('a seed has four digits, and more only if the number of orders needs them', () => {
  const zeros = (count: number) => new Uint8Array(count);
  expect(drawSeed(3n, zeros)).toBe('0000');
  expect(drawSeed(ordersOf(20), zeros)).toBe('0'.repeat(16));
});

test('a seed can be checked by hand', () => {
  expect([chooseOne('7F3A', 3), chooseOne('7F3A', 4)]).toEqual([0x7f3a % 3, 0x7f3a % 4]);
});
