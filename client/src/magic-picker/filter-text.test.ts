import { expect, test } from 'vitest';
import { NO_FILTERS, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import { filtersText } from './filter-text.ts';

test.each<[Partial<PickerFilters>, string]>([
  [{}, 'Anything goes'],
  [{ players: 1 }, '1 player'],
  [{ players: 6, mood: 'social' }, '6+ players · Social mood'],
  [{ players: 2, forChallenge: true }, '2 players · For a challenge'],
  [
    { players: 4, duration: 'medium', category: 'deck-building', difficulty: 'hard', excludeRecent: true },
    '4 players · Medium, 30-60 min · Deck Building · Hard · Not played recently',
  ],
])('%j reads %s', (filters, text) => {
  expect(filtersText({ ...NO_FILTERS, ...filters })).toBe(text);
});
