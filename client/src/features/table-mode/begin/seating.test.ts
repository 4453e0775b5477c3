import { expect, test } from 'vitest';
import { MAX_PAD_PLAYERS } from '#shared/limits.ts';
import { withMoved, withPlayer, withTyped } from './seating.ts';

test('a name is seated once, however it is spelt', () => {
  expect(withPlayer(['Ada'], ' ada ')).toEqual(['Ada']);
  expect(withPlayer(['Ada'], ' Ben  B ')).toEqual(['Ada', 'Ben B']);
  expect(withPlayer(['Ada'], '  ')).toEqual(['Ada']);
});

test('somebody changes seats with their neighbour, and at the end of the table stays', () => {
  expect(withMoved(['Ada', 'Ben', 'Cem'], 2, -1)).toEqual(['Ada', 'Cem', 'Ben']);
  expect(withMoved(['Ada', 'Ben', 'Cem'], 0, -1)).toEqual(['Ada', 'Ben', 'Cem']);
});

test('who was typed and not added sits down at the beginning, while there is a seat', () => {
  expect(withTyped(['Ada'], ' Ben ')).toEqual(['Ada', 'Ben']);
  expect(withTyped(['Ada'], '')).toEqual(['Ada']);
  const full = Array.from({ length: MAX_PAD_PLAYERS }, (_, seat) => `Player ${seat}`);
  expect(withTyped(full, 'Ben')).toEqual(full);
});
