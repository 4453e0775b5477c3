import { describe, expect, test } from 'vitest';
import { aCandidate, anEvening, people, votesOf } from '#tests/support/rows/an-evening.ts';
import type { Candidate } from '#shared/evening/candidate.ts';
import { chooseForGroups } from './choose-for-groups.ts';

const chosen = (candidates: Candidate[], kept: number[] = [], heads = 8) =>
  chooseForGroups(anEvening({ parties: people(heads), minutes: 120, candidates }), new Set(kept)).map(({ id }) => id);

describe('a game is excluded', () => {
  test.each([
    ['that takes longer than the evening', { minutes: 121 }],
    ['that somebody there vetoed', { vetoedBy: [3] }],
    ['that nobody there has', { source: { kind: 'brought', by: 99 } }],
    ['for more than a part of them', { minPlayers: 7, maxPlayers: 8 }],
    ['for one alone', { minPlayers: 1, maxPlayers: 1 }],
  ] as const)('%s', (_what, facts) => {
    expect(
      chosen([aCandidate({ id: 1, ...facts, vetoedBy: [...('vetoedBy' in facts ? facts.vetoedBy : [])] })]),
    ).toEqual([]);
  });
});

test.each([
  ['that takes the whole evening', { minutes: 120 }],
  ['for two, or for all but two', { minPlayers: 2, maxPlayers: 2 }],
  ['for all but two', { minPlayers: 6, maxPlayers: 6 }],
  ['that somebody vetoed who does not come', { vetoedBy: [99] }],
])('a game is included %s', (_what, facts) => {
  expect(chosen([aCandidate({ id: 1, ...facts })])).toEqual([1]);
});

test('a game is ranked by its best group and its rating; a kept game is included even if it ranks last', () => {
  const good = Array.from({ length: 59 }, (_, place) => aCandidate({ id: place + 1, rating: 3 }));
  const kept = aCandidate({ id: 90, rating: 0.5, bestPlayers: [20] });
  const best = aCandidate({ id: 80, rating: 3, bestPlayers: [3] });
  const rated = aCandidate({ id: 70, rating: 5 });
  const all = [...good, kept, best, rated];
  expect(chosen(all, [90])).toEqual(expect.arrayContaining([70, 80, 90]));
  expect(chosen(all)).not.toContain(90);
});

test('at most sixty games are included: kept games and those with the highest value, sorted by id', () => {
  const dull = Array.from({ length: 70 }, (_, place) => aCandidate({ id: 100 - place }));
  const wanted = Array.from({ length: 5 }, (_, place) => aCandidate({ id: 205 - place, approvals: votesOf(1, 2, 3) }));
  const kept = [100, 97, 94, 91, 88, 85, 82, 79, 76, 73, 70, 67, 64, 61];
  const ids = chosen([...dull, ...wanted], kept);
  expect(ids).toHaveLength(60);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(ids).toEqual(expect.arrayContaining([...kept, 201, 202, 203, 204, 205]));
});
