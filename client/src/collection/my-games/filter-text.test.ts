import { expect, test } from 'vitest';
import { NO_FILTER } from '#client/games/filters/collection-filter.ts';
import { filtersInUse, filterText } from './filter-text.ts';

test('an empty filter has no text and is not counted', () => {
  expect(filterText({ ...NO_FILTER, playersBy: 'best' })).toBe('');
  expect(filtersInUse({ ...NO_FILTER, playersBy: 'best' })).toBe(0);
});

test('an active filter is described in one line and counted', () => {
  const filter = { ...NO_FILTER, players: 8, playersBy: 'best', minutes: 60, weight: 2.5, unplayedOnly: true } as const;
  expect(filterText(filter)).toBe('Best with 8+, up to 60 minutes, weight up to 2.5, unplayed');
  expect(filtersInUse({ ...filter, category: 'euro' })).toBe(5);
});

test('every filter has a text, and mechanics are joined', () => {
  const filter = {
    ...NO_FILTER,
    mechanics: ['Race', 'Voting'],
    ageUpTo: 8,
    rating: 4.5,
    restingMonths: 12,
    expansions: 'only',
  } as const;
  expect(filterText(filter)).toBe('Not played for a year, race and voting, age up to 8, rating from 4.5, expansions');
});
