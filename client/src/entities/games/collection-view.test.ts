import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLLECTION_SORTS } from '#shared/rules/games/collection-filter.ts';
import { FILTER_CHOICES } from './rules/filter-choices.ts';
import { PLAY_PERIODS } from '#client/entities/plays/rules/play-period.ts';
import { COLLECTION_TABS, formatView, parseView, UNFILTERED } from './collection-view.ts';

test('an address without a query is the owned games, unfiltered', () => {
  expect(parseView('')).toEqual({ tab: 'owned', period: 'all', ...UNFILTERED });
  expect(formatView(parseView(''))).toBe('');
});

test('what an address gets wrong is left aside', () => {
  expect(
    parseView(
      'tab=attic&sort=colour&category=%00&difficulty=&expansions=yes&period=soon&players=0&by=luck&minutes=61&weight=2.50',
    ),
  ).toEqual(parseView(''));
});

test('every view survives the way through the address', () => {
  const view = fc.record({
    tab: fc.constantFrom(...COLLECTION_TABS),
    search: fc.string({ unit: 'grapheme' }),
    sort: fc.constantFrom(...COLLECTION_SORTS),
    category: fc.constantFrom(...FILTER_CHOICES.category),
    difficulty: fc.constantFrom(...FILTER_CHOICES.difficulty),
    favoritesOnly: fc.boolean(),
    unplayedOnly: fc.boolean(),
    expansions: fc.constantFrom(...FILTER_CHOICES.expansions),
    players: fc.constantFrom(...FILTER_CHOICES.players),
    playersBy: fc.constantFrom(...FILTER_CHOICES.playersBy),
    minutes: fc.constantFrom(...FILTER_CHOICES.minutes),
    weight: fc.constantFrom(...FILTER_CHOICES.weight),
    tags: fc.uniqueArray(fc.integer({ min: 1, max: 10 ** 12 }), { maxLength: 5 }),
    period: fc.constantFrom(...PLAY_PERIODS),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(parseView(formatView(one))).toEqual(one);
    }),
  );
});
