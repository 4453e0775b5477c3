import { expect, test } from 'vitest';
import { withOtherTags } from './view-query.ts';

const newIds = new Map([
  [3, 30],
  [4, 40],
]);
const renumbered = (query: string) => withOtherTags(query, (id) => newIds.get(id));

test('the tags of a view get new ids, and nothing else changes', () => {
  expect(renumbered('players=3&tags=3-4&q=3')).toBe('players=3&tags=30-40&q=3');
  expect(renumbered('players=3&q=a+b%26')).toBe('players=3&q=a+b%26');
});

test('a deleted tag is left out, and the whole part with the last one', () => {
  expect(renumbered('tags=3-9&weight=2')).toBe('tags=30&weight=2');
  expect(renumbered('tags=9&weight=2')).toBe('weight=2');
});
