import { describe, expect, test } from 'vitest';
import { aCandidate } from '#tests/support/an-evening.ts';
import type { GameAtTable } from './game-at-table.ts';
import { canBeginEarly, pointsInRole, type Role, suitsRole } from './roles.ts';

interface Told {
  minutes?: number;
  explained?: number;
  weight?: number;
  minPlayers?: number;
}
const game = ({ minutes = 30, explained = 5, weight = 2.2, minPlayers = 2 }: Told): GameAtTable => ({
  candidate: aCandidate({ minutes, weight, minPlayers }),
  explanation: { minutes: explained, by: null, fromRules: false },
  minutes: minutes + explained,
  wantedBy: [],
  points: 20,
});

describe('a game is not made for', () => {
  test.each<[Role, Told]>([
    ['opener', { minutes: 31 }],
    ['opener', { explained: 11 }],
    ['opener', { weight: 2.3 }],
    ['closer', { minutes: 46 }],
    ['closer', { explained: 6 }],
    ['closer', { weight: 2.6 }],
  ])('the %s with %j', (role, told) => {
    expect(suitsRole(role, game(told))).toBe(false);
  });
});

describe('a game is made for', () => {
  test.each<[Role, Told]>([
    ['opener', { minutes: 30, explained: 10, weight: 2.2 }],
    ['closer', { minutes: 45, explained: 5, weight: 2.5 }],
    ['main', { minutes: 240, explained: 60, weight: 5 }],
  ])('the %s with %j', (role, told) => {
    expect(suitsRole(role, game(told))).toBe(true);
  });
});

test('half of the table can begin, the odd one among them', () => {
  expect([1, 2, 3, 4].filter((minPlayers) => canBeginEarly({ minPlayers }, 4))).toEqual([1, 2]);
  expect([1, 2, 3, 4].filter((minPlayers) => canBeginEarly({ minPlayers }, 5))).toEqual([1, 2, 3]);
});

test.each<[Role, Told, number]>([
  ['main', {}, 40],
  ['opener', { minPlayers: 2 }, 26],
  ['opener', { minPlayers: 3, explained: 0 }, 20],
  ['closer', { explained: 0, minPlayers: 3 }, 26],
  ['closer', { explained: 1 }, 20],
])('of 20 points, the %s with %j has %i at a table of four', (role, told, points) => {
  expect(pointsInRole(role, game(told), 4)).toBe(points);
});
