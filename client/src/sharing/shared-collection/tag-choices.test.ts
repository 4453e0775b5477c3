import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterCollection } from '#client/games/filters/collection-filter.ts';
import { anyFilter, anyCollection } from '#tests/support/rows/any-filter.ts';
import { FEW_TAGS, leftByTag, tagsInSight } from './tag-choices.ts';

test('each tag shows how many games remain when it alone is selected', () => {
  fc.assert(
    fc.property(anyCollection, anyFilter, fc.integer({ min: 1, max: 5 }), ({ games }, any, tag) => {
      const filter = { ...any, mechanics: [], loans: [] };
      expect(leftByTag(games, filter)(tag)).toBe(filterCollection(games, { ...filter, tags: [tag] }).length);
    }),
  );
});

test('of many tags, those with the most games and all selected ones are visible, in order', () => {
  const tags = Array.from({ length: 20 }, (_, id) => ({
    id,
    gameIds: Array.from({ length: id % 5 }, (_game, at) => at),
  }));
  const few = tagsInSight(tags, []).map(({ id }) => id);
  expect(few).toEqual([3, 4, 8, 9, 13, 14, 18, 19]);
  expect(few).toHaveLength(FEW_TAGS);
  expect(tagsInSight(tags, [5, 19]).map(({ id }) => id)).toEqual([3, 4, 5, 8, 9, 13, 14, 18, 19]);
  expect(tagsInSight(tags.slice(0, FEW_TAGS), [])).toEqual(tags.slice(0, FEW_TAGS));
});
