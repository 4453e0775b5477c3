import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preference } from './preference.ts';

const unrated = { rating: 0, timesPlayed: 0, isFavorite: false, isWishlist: false };

test('a higher rating never lowers the value', () => {
  const ratings = Array.from({ length: 10 }, (_, step) => preference({ ...unrated, rating: (step + 1) / 2 }));
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  expect([ratings[0], ratings[9]]).toEqual([0, 1.2]);
});

test('an unrated game does not count as a low rating', () => {
  expect(preference(unrated)).toBeGreaterThan(preference({ ...unrated, rating: 2.5 }));
});

test('among unrated games, more plays never lower the value', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (plays, more) => {
      const [one, other] = [plays, plays + more].map((timesPlayed) => preference({ ...unrated, timesPlayed }));
      expect(other).toBeGreaterThanOrEqual(one ?? 0);
    }),
  );
});
