import { expect, test } from 'vitest';
import { replaceTagIds } from './replace-tag-ids.ts';

const newIds = new Map([
  [3, 30],
  [4, 40],
]);
const renumbered = (query: string) => replaceTagIds(query, (id) => newIds.get(id));

test('tag ids in a saved view are replaced by the new ids, and the rest is unchanged', () => {
  expect(renumbered('players=3&tags=3-4&q=3')).toBe('players=3&tags=30-40&q=3');
  expect(renumbered('players=3&q=a+b%26')).toBe('players=3&q=a+b%26');
});

test('a deleted tag is removed from the view; without tags the parameter is removed', () => {
  expect(renumbered('tags=3-9&weight=2')).toBe('tags=30&weight=2');
  expect(renumbered('tags=9&weight=2')).toBe('weight=2');
});
