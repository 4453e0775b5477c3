import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLLECTION_SORTS } from '#shared/games/collection-sort.ts';
import { anyFilter } from '#tests/support/rows/any-filter.ts';
import { PLAY_PERIODS } from './play-period.ts';
import { COLLECTION_TABS, formatView, parseView, UNFILTERED, WALL_GROUPS } from './collection-view.ts';

test('a URL without a query shows the owned games without filters', () => {
  expect(parseView('')).toEqual({ tab: 'owned', period: 'all', ...UNFILTERED });
  expect(formatView(parseView(''))).toBe('');
});

test('invalid query parameters are ignored', () => {
  expect(
    parseView(
      'tab=attic&group=colour&sort=colour&order=up&category=%00&difficulty=&expansions=yes&period=soon&players=0&by=luck&minutes=61&weight=2.50&rating=null&age-to=-4&not-since=1e1&mechanics=|',
    ),
  ).toEqual(parseView(''));
});

test('every view can be written to the URL and read back', () => {
  const place = fc.record({
    tab: fc.constantFrom(...COLLECTION_TABS),
    sort: fc.constantFrom(...COLLECTION_SORTS),
    isReversed: fc.boolean(),
    group: fc.constantFrom(...WALL_GROUPS),
    period: fc.constantFrom(...PLAY_PERIODS),
    search: fc.string({ unit: 'grapheme' }),
  });
  const view = fc.tuple(anyFilter, place).map(([filter, rest]) => ({ ...filter, ...rest }));
  fc.assert(
    fc.property(view, (one) => {
      expect(parseView(formatView(one))).toEqual(one);
    }),
  );
});
