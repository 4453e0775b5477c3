import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { POPULAR_SORTS } from './popular-filter.ts';
import { formatView, parseView, UNFILTERED } from './popular-view.ts';

test('a URL without a query shows all popular games, most popular first', () => {
  expect(parseView('')).toEqual(UNFILTERED);
  expect(formatView(UNFILTERED)).toBe('');
});

test('invalid query parameters are ignored', () => {
  expect(parseView('sort=price&category=%00&difficulty=')).toEqual(UNFILTERED);
});

test('every view can be written to the URL and read back', () => {
  const view = fc.record({
    search: fc.string({ unit: 'grapheme' }),
    sort: fc.constantFrom(...POPULAR_SORTS),
    category: fc.constantFrom('all' as const, ...CATEGORIES),
    difficulty: fc.constantFrom('all' as const, ...DIFFICULTIES),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(parseView(formatView(one))).toEqual(one);
    }),
  );
});
