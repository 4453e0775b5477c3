import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadOf, median, percentile, spread } from './statistics.ts';

test('median and percentile of an empty list are 0', () => {
  expect([median([]), percentile([], 0.99)]).toEqual([0, 0]);
});

test.each([
  [[5], 0.5, 5],
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.5, 2],
  [Array.from({ length: 100 }, (_, n) => 100 - n), 0.99, 99],
  [[1, 2, 3], 1, 3],
  [[1, 2, 3], 0, 1],
])('in %j the percentile %d is %d', (values, part, expected) => {
  expect(percentile(values, part)).toBe(expected);
});

test('a percentile is one of the values, and at least that share of the values is not greater', () => {
  const someValues = fc.array(fc.double({ noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(someValues, fc.double({ min: 0, max: 1, noNaN: true }), (values, part) => {
      const found = percentile(values, part);
      expect(values).toContain(found);
      expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(values.length * part - 1e-9);
    }),
  );
});

test('for the times 1 to 100 ms the median, the 95th percentile and the maximum are reported', () => {
  const times = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect(spread(times)).toEqual({ 'median ms': 51, 'p95 ms': 95, 'worst ms': 100 });
});

test('several rounds are merged into one load: all answers divided by the total time', () => {
  const rounds = [
    { times: [10, 20], seconds: 1 },
    { times: [30, 40], seconds: 3 },
  ];
  expect(loadOf(rounds, 80)).toEqual({ perSecond: 1, p50: 20, p99: 40, memory: 80 });
});
