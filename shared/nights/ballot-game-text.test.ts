import { expect, test } from 'vitest';
import { ballotGameText } from './ballot-game-text.ts';

const NOTHING = { players: null, duration: null, bestPlayers: null, weight: null };

test.each([
  [
    { players: '2-4', duration: '45', bestPlayers: '3,4', weight: 1.77 },
    '2-4 players, best with 3-4 · 45 min · light, 1.8 of 5',
  ],
  [{ players: '2-4', duration: '1 hour' }, '2-4 players · 1 hour'],
  [{ players: 'many', weight: 3.9 }, 'many · heavy, 3.9 of 5'],
  [{ bestPlayers: '4' }, 'best with 4'],
  [{}, ''],
])('of %o a voter reads %o', (facts, text) => {
  expect(ballotGameText({ ...NOTHING, ...facts }).replaceAll('\u00a0', ' ')).toBe(text);
});
