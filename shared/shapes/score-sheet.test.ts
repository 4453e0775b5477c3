import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAST_ROUND, pointsOf, roundKey, roundOf, type RowWorth } from './score-sheet.ts';

describe('a round', () => {
  test('is read back from its key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LAST_ROUND }), (round) => {
        expect(roundOf(roundKey(round))).toBe(round);
      }),
    );
  });

  test.each(['round-0', 'round-01', 'round-1000', 'round-', 'round-1.5', 'around-1', 'coins'])(
    '%s is not a round',
    (key) => {
      expect(roundOf(key)).toBeNull();
    },
  );
});

describe('a number entered in a row', () => {
  test.each<[string, RowWorth, number, number]>([
    ['is its points', { by: 'points' }, -3.5, -3.5],
    ['counts for every three', { by: 'each', points: 2, per: 3 }, 11, 6],
    ['below zero counts for whole threes too', { by: 'each', points: 2, per: 3 }, -4, -2],
    ['may cost points', { by: 'each', points: -1, per: 1 }, 4, -4],
    ['is looked up in the list', { by: 'list', points: [0, 1, 3, 6] }, 2, 3],
    ['beyond the list is worth its last', { by: 'list', points: [0, 1, 3, 6] }, 9, 6],
    ['before the list is worth its first', { by: 'list', points: [5, 1] }, -1, 5],
    ['between two of the list is worth the lower', { by: 'list', points: [0, 1, 3] }, 1.9, 1],
  ])('%s', (_what, worth, typed, points) => {
    expect(pointsOf(worth, typed)).toBe(points);
  });

  test('never gives negative zero', () => {
    expect(pointsOf({ by: 'each', points: 2, per: 3 }, -1)).toBe(0);
    expect(pointsOf({ by: 'points' }, -0)).toBe(0);
  });
});
