import { expect, test } from 'vitest';
import { NO_FILTER } from '#client/entities/games/rules/collection-filter.ts';
import { filterWords } from './filter-words.ts';
import { filtersInUse } from './filters-in-use.ts';

test('a filter that asks for nothing has no words and is not in use', () => {
  expect(filterWords({ ...NO_FILTER, playersBy: 'best' })).toBe('');
  expect(filtersInUse({ ...NO_FILTER, playersBy: 'best' })).toBe(0);
});

test('what a filter asks for is said in one line and counted', () => {
  const filter = { ...NO_FILTER, players: 8, playersBy: 'best', minutes: 60, weight: 2.5, unplayedOnly: true } as const;
  expect(filterWords(filter)).toBe('Best with 8+, up to 60 minutes, weight up to 2.5, unplayed');
  expect(filtersInUse({ ...filter, category: 'euro' })).toBe(5);
});

test('every setting has words, and mechanics are named together', () => {
  const filter = {
    ...NO_FILTER,
    mechanics: ['Race', 'Voting'],
    ageUpTo: 8,
    rating: 4.5,
    restingMonths: 12,
    expansions: 'only',
  } as const;
  expect(filterWords(filter)).toBe('Not played for a year, race and voting, age up to 8, rating from 4.5, expansions');
});
