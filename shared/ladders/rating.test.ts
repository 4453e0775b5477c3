import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drifted, expectedResult, LOST, pointsOf, rate, type Rating, START } from './rating.ts';

const alone = (count: number) => Array.from({ length: count }, () => [START]);
const close = (sides: Rating[][]) =>
  sides.map((side) => side.map(({ mu, sigma }) => [Number(mu.toFixed(3)), Number(sigma.toFixed(3))]));

/** Of OpenSkill's own tests (src/models/__tests__/plackett-luce.test.ts) and its README, which have no drift. */
describe('published results come out', () => {
  test.each([
    [
      2,
      [
        [27.635, 8.066],
        [22.365, 8.066],
      ],
    ],
    [
      3,
      [
        [27.869, 8.205],
        [25.717, 8.058],
        [21.414, 8.058],
      ],
    ],
    [
      4,
      [
        [27.795, 8.263],
        [26.553, 8.179],
        [24.689, 8.084],
        [20.963, 8.084],
      ],
    ],
    [
      5,
      [
        [27.667, 8.291],
        [26.833, 8.24],
        [25.722, 8.18],
        [24.056, 8.112],
        [20.722, 8.112],
      ],
    ],
  ])('of %i equal people', (count, expected) => {
    const ranks = Array.from({ length: count }, (_, place) => place);
    expect(close(rate(alone(count), ranks))).toEqual(expected.map((one) => [one]));
  });

  test('of three teams of three, one and two people', () => {
    const sides = [[START, START, START], [START], [START, START]];
    expect(close(rate(sides, [1, 2, 3]))).toEqual([
      [
        [25.94, 8.248],
        [25.94, 8.248],
        [25.94, 8.248],
      ],
      [[27.214, 8.274]],
      [
        [21.846, 8.213],
        [21.846, 8.213],
      ],
    ]);
  });

  test('of four people of whom two are tied for the second place', () => {
    expect(close(rate(alone(4), [2, 4, 2, 1]))).toEqual([
      [[24.689, 8.179]],
      [[22.826, 8.179]],
      [[24.689, 8.179]],
      [[27.795, 8.263]],
    ]);
  });
});

const rating = fc.record({
  mu: fc.double({ min: 0, max: 60, noNaN: true }),
  sigma: fc.double({ min: 1, max: 9, noNaN: true }),
});
const sides = fc.array(fc.array(rating, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });

test('the winner of two gains and the loser loses, and both are better known', () => {
  fc.assert(
    fc.property(rating, rating, (a, b) => {
      const [[winner = a] = [], [loser = b] = []] = rate([[a], [b]], [1, 2]);
      expect(winner.mu).toBeGreaterThanOrEqual(a.mu);
      expect(loser.mu).toBeLessThanOrEqual(b.mu);
      expect(winner.sigma).toBeLessThanOrEqual(a.sigma);
      expect(loser.sigma).toBeLessThanOrEqual(b.sigma);
    }),
  );
});

test('ratings do not depend on the order in which sides are written down', () => {
  fc.assert(
    fc.property(sides, fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }), (all, ranks) => {
      const there = rate(all, ranks.slice(0, all.length));
      const back = rate(all.toReversed(), ranks.slice(0, all.length).toReversed()).toReversed();
      for (const [place, side] of there.entries())
        for (const [seat, { mu, sigma }] of side.entries()) {
          expect(back[place]?.[seat]?.mu).toBeCloseTo(mu, 9);
          expect(back[place]?.[seat]?.sigma).toBeCloseTo(sigma, 9);
        }
    }),
  );
});

test('equal people who are tied keep their ratings, and unequal ones come closer', () => {
  const [[same] = []] = rate(alone(3), [1, 1, 1]);
  expect(same?.mu).toBeCloseTo(25, 9);
  const [[strong] = [], [weak] = []] = rate([[{ mu: 30, sigma: 5 }], [{ mu: 20, sigma: 5 }]], [1, 1]);
  expect(strong?.mu).toBeLessThan(30);
  expect(weak?.mu).toBeGreaterThan(20);
});

test('losers in no known order lose by what they were expected to win alone, and nothing against each other', () => {
  const [, [strong] = [], [weak] = []] = rate(
    [[START], [{ mu: 30, sigma: 6 }], [{ mu: 20, sigma: 6 }]],
    [0, LOST, LOST],
  );
  expect(30 - (strong?.mu ?? 0)).toBeGreaterThan(20 - (weak?.mu ?? 0));
  expect(weak?.mu).toBeLessThan(20);
  const untouched = rate([[START], [START]], [LOST, LOST]);
  expect(untouched).toEqual([[START], [START]]);
});

test('the expected result is a chance for each side, and more for a stronger one', () => {
  fc.assert(
    fc.property(sides, (all) => {
      const chances = expectedResult(all);
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      const strengths = all.map((side) => side.reduce((sum, { mu }) => sum + mu, 0));
      for (const [place, chance] of chances.entries())
        for (const [other, strength] of strengths.entries())
          if ((strengths[place] ?? 0) > strength) expect(chance).toBeGreaterThanOrEqual(chances[other] ?? 0);
    }),
  );
  expect(expectedResult(alone(4))).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test('whoever is far ahead is expected to win, at a table of many too', () => {
  const [first = 0] = expectedResult([[{ mu: 100, sigma: 1 }], ...alone(3)]);
  expect(first).toBeGreaterThan(0.9);
});

test('a rating is a little less certain before each further play', () => {
  expect(drifted(START).sigma).toBeGreaterThan(START.sigma);
  expect(drifted(START).sigma - START.sigma).toBeLessThan(0.001);
});

test('everybody begins at 1,000 points', () => {
  expect(pointsOf(START.mu)).toBe(1_000);
});
