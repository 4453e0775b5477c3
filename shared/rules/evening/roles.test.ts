import { describe, expect, test } from 'vitest';
import { aCandidate } from '#tests/support/an-evening.ts';
import type { GameAtTable } from './game-at-table.ts';
import { canBeginEarly, isShort, suitsRole } from './roles.ts';

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
  quality: 20,
  sixths: 0,
  points: 20,
});

describe('a game is not made for', () => {
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

describe('a game is made for', () => {
  test.each<[Place, GameFields]>([
    ['opener', { minutes: 30, explained: 10, weight: 2.2 }],
    ['closer', { minutes: 45, explained: 5, weight: 2.5 }],
  ])('the %s with %j', (role, fields) => {
    expect(suitsRole(role, game(fields))).toBe(true);
  });
});

test('half of the table can begin, the odd one among them', () => {
  expect([1, 2, 3, 4].filter((minPlayers) => canBeginEarly({ minPlayers }, 4))).toEqual([1, 2]);
  expect([1, 2, 3, 4].filter((minPlayers) => canBeginEarly({ minPlayers }, 5))).toEqual([1, 2, 3]);
});

test('a game is short up to half an hour of play, while it is light', () => {
  expect([30, 31].map((minutes) => isShort(game({ minutes, explained: 20 })))).toEqual([true, false]);
  expect(isShort(game({ minutes: 30, weight: 2.3 }))).toBe(false);
});
