import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, DIFFICULTIES } from '#shared/enums.ts';
import { COLLECTION_SORTS, EXPANSION_VIEWS } from '#shared/rules/games/collection-filter.ts';
import { PLAY_PERIODS } from '#shared/rules/plays/play-period.ts';
import { COLLECTION_TABS, formatView, parseView, UNFILTERED } from './collection-view.ts';

test('an address without a query is the owned games, unfiltered', () => {
  expect(parseView('')).toEqual({ tab: 'owned', period: 'all', ...UNFILTERED });
  expect(formatView(parseView(''))).toBe('');
});

test('what an address gets wrong is left aside', () => {
  expect(parseView('tab=attic&sort=colour&category=%00&difficulty=&expansions=yes&period=soon')).toEqual(parseView(''));
});

test('every view survives the way through the address', () => {
  const view = fc.record({
    tab: fc.constantFrom(...COLLECTION_TABS),
    search: fc.string({ unit: 'grapheme' }),
    sort: fc.constantFrom(...COLLECTION_SORTS),
    category: fc.constantFrom('all' as const, ...CATEGORIES),
    difficulty: fc.constantFrom('all' as const, ...DIFFICULTIES),
    favoritesOnly: fc.boolean(),
    expansions: fc.constantFrom(...EXPANSION_VIEWS),
    period: fc.constantFrom(...PLAY_PERIODS),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(parseView(formatView(one))).toEqual(one);
    }),
  );
});
