import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCandidate, daysAgo, NOW, votesOf } from '#tests/support/an-evening.ts';
import { fitPoints, maybePoints, ownPoints, votePoints } from './game-points.ts';
import { luckOf } from './luck.ts';

test.each([
  ['it is best with', { bestPlayers: [4], recommendedPlayers: [3, 4] }, 30],
  ['it is good with', { bestPlayers: [3], recommendedPlayers: [3, 4] }, 22],
  ['owners do not recommend', { bestPlayers: [3], recommendedPlayers: [3] }, 0],
  ['nobody has judged', {}, 14],
  ['is one more than it is best with', { bestPlayers: [3] }, 14],
  ['is two away from what it is best with', { bestPlayers: [1, 2, 8] }, 8],
  ['is far from what it is best with', { bestPlayers: [8] }, 2],
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
])('last played %s days ago, it has %i points for resting', (days, points) => {
  const lastPlayedAt = days === null ? null : daysAgo(days);
  const of = (facts: Parameters<typeof aCandidate>[0]) => ownPoints(aCandidate(facts), { now: NOW, seed: 3 });
  expect(of({ lastPlayedAt }) - of({ lastPlayedAt: daysAgo(45) })).toBe(points);
  expect(of({ lastPlayedAt, rating: 4.5 }) - of({ lastPlayedAt })).toBe(6);
});

test('a whole vote has 12 points and one and a half 18; those that do not count have none', () => {
  const game = aCandidate({ approvals: [...votesOf(1, 2), { voterId: 3, sixths: 9 }] });
  expect(votePoints(game, () => true)).toBe(42);
  expect(votePoints(game, (id) => id !== 3)).toBe(24);
});

test('a game that still seats everybody when those come who may has 6', () => {
  expect(maybePoints(aCandidate({ maxPlayers: 6 }), 4, 2)).toBe(6);
  expect(maybePoints(aCandidate({ maxPlayers: 5 }), 4, 2)).toBe(0);
  expect(maybePoints(aCandidate({ maxPlayers: 6 }), 4, 0)).toBe(0);
});

test('luck is 0 to 5, the same for the same seed, and not the same for all', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), (seed, id) => {
      const luck = luckOf(seed, id);
      expect([0, 1, 2, 3, 4, 5]).toContain(luck);
      expect(luckOf(seed, id)).toBe(luck);
    }),
  );
  const drawn = Array.from({ length: 600 }, (_, id) => luckOf(1, id));
  for (const luck of [0, 1, 2, 3, 4, 5]) expect(drawn.filter((one) => one === luck).length).toBeGreaterThan(50);
});
