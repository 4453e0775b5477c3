import { expect, test } from 'vitest';
import { playerRange } from './player-range.ts';

test.each([
  ['3', 3, 3],
  ['2-4', 2, 4],
  [' 2 – 4 ', 2, 4],
  ['4-2', 2, 4],
  ['10', 10, 10],
  ['8-12', 8, 12],
  ['for 2', 1, 99],
  ['2 or so', 1, 99],
  ['', 1, 99],
  ['2+', 1, 99],
  ['two', 1, 99],
])('%j means %i to %i players', (text, min, max) => {
  expect(playerRange(text)).toEqual({ min, max });
});
