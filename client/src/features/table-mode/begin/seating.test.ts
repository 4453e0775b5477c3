import { expect, test } from 'vitest';
import { withMoved, withPlayer } from './seating.ts';

test('a name is seated once, however it is spelt', () => {
  expect(withPlayer(['Ada'], ' ada ')).toEqual(['Ada']);
  expect(withPlayer(['Ada'], ' Ben  B ')).toEqual(['Ada', 'Ben B']);
  expect(withPlayer(['Ada'], '  ')).toEqual(['Ada']);
});

test('somebody changes seats with their neighbour, and at the end of the table stays', () => {
  expect(withMoved(['Ada', 'Ben', 'Cem'], 2, -1)).toEqual(['Ada', 'Cem', 'Ben']);
  expect(withMoved(['Ada', 'Ben', 'Cem'], 0, -1)).toEqual(['Ada', 'Ben', 'Cem']);
});
