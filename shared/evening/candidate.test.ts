import { describe, expect, test } from 'vitest';
import { aCandidate, NOW } from '#tests/support/rows/an-evening.ts';
import { candidateOf, explainersOf, explainsItself, type GameFacts, isForHeads, peopleWhoKnow } from './candidate.ts';
import { learnedMinutes } from './candidate.ts';

const playsLasting = (...minutes: (number | null)[]) => minutes.map((duration) => ({ duration }));

describe('the duration learned from plays', () => {
  test.each([
    ['none', playsLasting(), null],
    ['two', playsLasting(40, 50), null],
    ['two that were timed', playsLasting(40, 50, null, null), null],
    ['two that were long enough', playsLasting(40, 50, 14, 3), null],
    ['three', playsLasting(90, 40, 50), 50],
    ['four', playsLasting(90, 40, 50, 61), 56],
    ['many, one of which nobody stopped', playsLasting(50, 52, 48, 600), 51],
  ])('of %s', (_what, plays, minutes) => {
    expect(learnedMinutes(plays)).toBe(minutes);
  });
});

const facts: GameFacts = {
  id: 7,
  title: 'Heat',
  range: { min: 1, max: 6 },
  bestPlayers: '5,6',
  recommendedPlayers: '3,4,5,6',
  duration: '30-60 min',
  plays: [],
  weight: 2.2,
  difficulty: 'medium',
  minAge: 8,
  rating: 4,
  timesPlayed: 2,
  lastPlayedAt: NOW,
  source: { kind: 'host_shelf', by: 1 },
  isOfNight: true,
  knownBy: [1],
};

describe('a candidate', () => {
  test('uses the play time of the box until it has three plays', () => {
    expect(candidateOf(facts)).toMatchObject({ minutes: 30, minutesLearned: false, bestPlayers: [5, 6] });
    const played = candidateOf({ ...facts, plays: playsLasting(70, 75, 80) });
    expect(played).toMatchObject({ minutes: 75, minutesLearned: true });
  });

  test('of unknown weight uses the weight of its difficulty', () => {
    expect(candidateOf({ ...facts, weight: null, difficulty: 'expert' }).weight).toBe(4);
  });

  test('has the votes of the ballots, and none without ballots', () => {
    expect(candidateOf(facts)).toMatchObject({ approvals: [], vetoedBy: [], teachers: [] });
    const votes = { approvals: [{ voterId: 2, sixths: 7 }], vetoedBy: [3], teachers: [2] };
    expect(candidateOf(facts, votes)).toMatchObject(votes);
  });
});

test('a game fits from its minimum to its maximum number of players, both included', () => {
  const game = aCandidate({ minPlayers: 2, maxPlayers: 4 });
  expect([1, 2, 3, 4, 5].filter((heads) => isForHeads(game, heads))).toEqual([2, 3, 4]);
});

test('people know a game if they have played it or can teach it', () => {
  expect([...peopleWhoKnow(aCandidate({ knownBy: [3, 1], teachers: [2, 3] }))].toSorted()).toEqual([1, 2, 3]);
});

test('a game can be explained by its owner, volunteers and whoever has played it; a light one by anybody', () => {
  const game = aCandidate({ knownBy: [4, 5], teachers: [2], source: { kind: 'brought', by: 3 } });
  expect([...explainersOf(game)].toSorted()).toEqual([2, 3, 4, 5]);
  expect([1.9, 2].map((weight) => explainsItself({ ...game, weight }))).toEqual([true, false]);
});
