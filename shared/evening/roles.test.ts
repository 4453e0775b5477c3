import { describe, expect, test } from 'vitest';
import { aCandidate } from '#tests/support/rows/an-evening.ts';
import type { GameAtTable } from './game-at-table.ts';
import { canBeginEarly, isShort, suitsRole, roleText } from './roles.ts';

type Place = 'opener' | 'closer';

interface GameFields {
  minutes?: number;
  explained?: number;
  weight?: number;
  minPlayers?: number;
}
const game = ({ minutes = 30, explained = 5, weight = 2.2, minPlayers = 2 }: GameFields): GameAtTable => ({
  candidate: aCandidate({ minutes, weight, minPlayers }),
  explanation: { minutes: explained, by: null, fromRules: false },
  minutes: minutes + explained,
  wantedBy: [],
  sixths: 0,
  worth: 20,
});

describe('a game does not suit', () => {
  test.each<[Place, GameFields]>([
    ['opener', { minutes: 31 }],
    ['opener', { explained: 11 }],
    ['opener', { weight: 2.3 }],
    ['closer', { minutes: 46 }],
    ['closer', { explained: 6 }],
    ['closer', { weight: 2.6 }],
  ])('the %s with %j', (role, fields) => {
    expect(suitsRole(role, game(fields))).toBe(false);
  });
});

describe('a game suits', () => {
  test.each<[Place, GameFields]>([
    ['opener', { minutes: 30, explained: 10, weight: 2.2 }],
    ['closer', { minutes: 45, explained: 5, weight: 2.5 }],
  ])('the %s with %j', (role, fields) => {
    expect(suitsRole(role, game(fields))).toBe(true);
  });
});

test('a game can start early if it seats half of the table, rounded up', () => {
  expect([1, 2, 3, 4].filter((minPlayers) => canBeginEarly({ minPlayers }, 4))).toEqual([1, 2]);
  expect([1, 2, 3, 4].filter((minPlayers) => canBeginEarly({ minPlayers }, 5))).toEqual([1, 2, 3]);
});

test('a game is short if it is light and takes up to 30 minutes without the explanation', () => {
  expect([30, 31].map((minutes) => isShort(game({ minutes, explained: 20 })))).toEqual([true, false]);
  expect(isShort(game({ minutes: 30, weight: 2.3 }))).toBe(false);
});

test('of two people nobody arrives later', () => {
  expect([roleText('opener', 3), roleText('opener', 2)]).toEqual(['While everybody arrives', 'To begin with']);
  expect(canBeginEarly({ minPlayers: 1 }, 2)).toBe(false);
});
