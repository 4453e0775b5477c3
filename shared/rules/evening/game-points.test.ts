import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCandidate, daysAgo, NOW, votesOf } from '#tests/support/an-evening.ts';
import { fitPoints, maybePoints, ownPoints, votePoints } from './game-points.ts';
import { tieBreakNoise } from './tie-break-noise.ts';

test.each([
  ['is the best number', { bestPlayers: [4], recommendedPlayers: [3, 4] }, 30],
  ['is recommended', { bestPlayers: [3], recommendedPlayers: [3, 4] }, 22],
  ['owners do not recommend', { bestPlayers: [3], recommendedPlayers: [3] }, 0],
  ['has no ratings for the game', {}, 14],
  ['is one more than the best number', { bestPlayers: [3] }, 14],
  ['is two away from the best number', { bestPlayers: [1, 2, 8] }, 8],
  ['is far from the best number', { bestPlayers: [8] }, 2],
])('a number of people that %s', (_what, facts, points) => {
  expect(fitPoints(aCandidate(facts), 4)).toBe(points);
});

test.each([
  [null, 3],
  [0, -10],
  [7, -5],
  [30, 0],
  [90, 3],
  [180, 6],
])('last played %s days ago, a game gets %i points', (days, points) => {
  const lastPlayedAt = days === null ? null : daysAgo(days);
  const of = (facts: Parameters<typeof aCandidate>[0]) => ownPoints(aCandidate(facts), { now: NOW, seed: 3 });
  expect(of({ lastPlayedAt }) - of({ lastPlayedAt: daysAgo(45) })).toBe(points);
  expect(of({ lastPlayedAt, rating: 4.5 }) - of({ lastPlayedAt })).toBe(6);
});

test('a vote of weight 1 gives 12 points and one of weight 1.5 gives 18; votes that do not count give none', () => {
  const game = aCandidate({ approvals: [...votesOf(1, 2), { voterId: 3, sixths: 9 }] });
  expect(votePoints(game, () => true)).toBe(42);
  expect(votePoints(game, (id) => id !== 3)).toBe(24);
});

test('a game that seats all guests who may come gets 6 points', () => {
  expect(maybePoints(aCandidate({ maxPlayers: 6 }), 4, 2)).toBe(6);
  expect(maybePoints(aCandidate({ maxPlayers: 5 }), 4, 2)).toBe(0);
  expect(maybePoints(aCandidate({ maxPlayers: 6 }), 4, 0)).toBe(0);
});

test('noise is between 0 and 5, equal for equal seeds, and varies between games', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), (seed, id) => {
      const noise = tieBreakNoise(seed, id);
      expect([0, 1, 2, 3, 4, 5]).toContain(noise);
      expect(tieBreakNoise(seed, id)).toBe(noise);
    }),
  );
  const drawn = Array.from({ length: 600 }, (_, id) => tieBreakNoise(1, id));
  for (const noise of [0, 1, 2, 3, 4, 5]) expect(drawn.filter((one) => one === noise).length).toBeGreaterThan(50);
});
