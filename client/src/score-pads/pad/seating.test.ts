import { expect, test } from 'vitest';
import { MAX_PAD_PLAYERS } from '#shared/limits/limits.ts';
import { withMoved, withPlayer, withTyped } from './seating.ts';

test('a name is added once, in any spelling', () => {
  expect(withPlayer(['Ada'], ' ada ')).toEqual(['Ada']);
  expect(withPlayer(['Ada'], ' Ben  B ')).toEqual(['Ada', 'Ben B']);
  expect(withPlayer(['Ada'], '  ')).toEqual(['Ada']);
});

test('a player swaps seats with a neighbour, and stays at the end of the table', () => {
  expect(withMoved(['Ada', 'Ben', 'Cem'], 2, -1)).toEqual(['Ada', 'Cem', 'Ben']);
  expect(withMoved(['Ada', 'Ben', 'Cem'], 0, -1)).toEqual(['Ada', 'Ben', 'Cem']);
});

test('a typed name is added on start while there is a free seat', () => {
  expect(withTyped(['Ada'], ' Ben ')).toEqual(['Ada', 'Ben']);
  expect(withTyped(['Ada'], '')).toEqual(['Ada']);
  const full = Array.from({ length: MAX_PAD_PLAYERS }, (_, seat) => `Player ${seat}`);
  expect(withTyped(full, 'Ben')).toEqual(full);
});
