import { describe, expect, test } from 'vitest';
import { aCandidate, daysAgo, NO_WISHES, NOW } from '#tests/support/rows/an-evening.ts';
import type { Candidate } from './candidate.ts';
import { usualWeight } from './evening.ts';
import { type Circumstances, fitWorth, isDisliked, ownWorth, voteWorth, type Wishes, worthAt } from './worth.ts';

const CIRCUMSTANCES: Circumstances = { now: NOW, usualWeight: null, fromShelf: false, wishes: NO_WISHES };
const own = (facts: Partial<Candidate> = {}, more: Partial<Circumstances> = {}) =>
  ownWorth(aCandidate(facts), { ...CIRCUMSTANCES, ...more });

test.each([
  ['is the best number', { bestPlayers: [4], recommendedPlayers: [3, 4] }, 16],
  ['is recommended', { bestPlayers: [3], recommendedPlayers: [3, 4] }, 8],
  ['owners do not recommend', { bestPlayers: [3], recommendedPlayers: [3] }, -14],
  ['nothing is known about', {}, 2],
  ['is one more than the best number', { bestPlayers: [3] }, 4],
  ['is two away from the best number', { bestPlayers: [1, 2, 8] }, 0],
  ['is far from the best number', { bestPlayers: [8] }, -6],
])('a number of people that %s', (_what, facts, worth) => {
  expect(fitWorth(aCandidate(facts), 4)).toBe(worth);
});

test.each([
  [null, 2],
  [0, -16],
  [7, -6],
  [30, 0],
  [90, 2],
  [180, 4],
])('last played %s days ago, a game is worth %i more', (days, worth) => {
  const lastPlayedAt = days === null ? null : daysAgo(days);
  expect(own({ lastPlayedAt }) - own()).toBe(worth);
});

const FOR_CHALLENGE = {
  name: '10 x 10',
  rule: { kind: 'ten_by_ten', games: null },
  done: 3,
  of: 10,
  letter: null,
} as const;

test('a challenge of the host is worth less than the smallest part of a vote', () => {
  const worth = own({ forChallenge: FOR_CHALLENGE }) - own();
  expect(worth).toBe(3);
  expect(10 * worth).toBeLessThanOrEqual(voteWorth(1, 100));
});

describe('the host', () => {
  test('a game without stars is worth less than one of four and more than one of three', () => {
    expect(own({ rating: 4 })).toBeGreaterThan(own());
    expect(own({ rating: 3 })).toBeLessThan(own());
    expect(own({ rating: 5 }) - own({ rating: 4 })).toBe(10);
  });

  test('a game under three stars is not proposed, unless it is of the night or somebody wants it', () => {
    expect(isDisliked(aCandidate({ rating: 2.5 }), 0)).toBe(true);
    expect(isDisliked(aCandidate({ rating: 2.5 }), 6)).toBe(false);
    expect(isDisliked(aCandidate({ rating: 2.5, isOfNight: true }), 0)).toBe(false);
    expect(isDisliked(aCandidate({ rating: 3 }), 0)).toBe(false);
    expect(isDisliked(aCandidate(), 0)).toBe(false);
  });

  test('what is on the night comes first, unless the whole shelf is asked for', () => {
    expect(own({ isOfNight: true })).toBeGreaterThan(own({ rating: 5 }));
    expect(own({ isOfNight: true }, { fromShelf: true })).toBe(own());
  });

  test('a game whose weight is more than one step from what they play is worth less', () => {
    expect(own({ weight: 2 }, { usualWeight: 3 })).toBe(own({ weight: 2 }));
    expect(own({ weight: 1.5 }, { usualWeight: 4 })).toBe(own({ weight: 1.5 }) - 9);
  });
});

describe('what the host says of the night', () => {
  const wished = (facts: Partial<Candidate>, wishes: Partial<Wishes>, more: Partial<Circumstances> = {}) =>
    own(facts, { ...more, wishes: { ...NO_WISHES, ...wishes } }) - own(facts);

  test('a game as light or as heavy as wished is worth more, another less for each step, whatever they usually play', () => {
    expect(wished({ weight: 2 }, { preferredWeight: 'light' }, { usualWeight: 4 })).toBe(8);
    expect(wished({ weight: 3 }, { preferredWeight: 'light' })).toBe(-15);
    expect(wished({ weight: 3 }, { preferredWeight: 'heavy' }, { usualWeight: 1 })).toBe(8);
    expect(wished({ weight: 1 }, { preferredWeight: 'heavy' })).toBe(-30);
  });

  test('a game above the age of the youngest is worth less for each year; an unknown age costs nothing', () => {
    expect(wished({ minAge: 10 }, { youngestAge: 7 })).toBe(-24);
    expect(wished({ minAge: 7 }, { youngestAge: 7 })).toBe(0);
    expect(wished({ minAge: 0 }, { youngestAge: 7 })).toBe(0);
  });

  test('a game beyond light ones is worth less where somebody is new', () => {
    expect(wished({ weight: 2 }, { hasNewcomers: true })).toBe(0);
    expect(wished({ weight: 4 }, { hasNewcomers: true })).toBe(-16);
  });
});

test('what they play is known from five plays on; ten plays of one game count', () => {
  expect(usualWeight([aCandidate({ weight: 4, timesPlayed: 4 })])).toBeNull();
  expect(usualWeight([aCandidate({ weight: 4, timesPlayed: 400 }), aCandidate({ weight: 2, timesPlayed: 10 })])).toBe(
    3,
  );
});

test('votes count above all, by the share of those who come; an explanation costs', () => {
  expect([voteWorth(0, 4), voteWorth(6, 4), voteWorth(24, 4), voteWorth(6, 1)]).toEqual([0, 48, 100, 100]);
  const table = { heads: 4, parties: 4, sixths: 0, explained: 0 };
  const plain = worthAt(aCandidate(), table, CIRCUMSTANCES);
  expect(worthAt(aCandidate(), { ...table, explained: 40 }, CIRCUMSTANCES)).toBe(plain - 10);
  expect(worthAt(aCandidate(), { ...table, sixths: 6 }, CIRCUMSTANCES)).toBe(plain + 48);
});
