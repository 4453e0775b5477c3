import { expect, test } from 'vitest';
import { knownPlayers } from './known-players.ts';

test.each([
  ['?', null, null],
  ['', null, null],
  ['2-4', 2, 4],
  ['3', 3, 3],
])('%j is read as %s to %s players', (text, min, max) => {
  expect(knownPlayers(text)).toEqual({ min, max });
});
