import { expect, test } from 'vitest';
import { gameSummary } from './game-summary.ts';

test.each([
  ['2-4', '45', '2-4 players, 45 min'],
  ['8+', '30-60', '8+, 30-60 min'],
  ['Any number', '', 'Any number'],
  ['', 'An evening', 'An evening'],
  ['', '', ''],
])('%j players and %j read %j', (players, duration, words) => {
  expect(gameSummary({ players, duration })).toBe(words);
});
