import { expect, test } from 'vitest';
import { NO_FILTER } from '#shared/rules/games/collection-filter.ts';
import { filtersInUse, filterWords } from './filter-words.ts';

test('a filter that asks for nothing has no words and is not in use', () => {
  expect(filterWords({ ...NO_FILTER, playersBy: 'best' })).toBe('');
  expect(filtersInUse({ ...NO_FILTER, playersBy: 'best' }, NO_FILTER)).toBe(0);
});

test('what a filter asks for is said in one line and counted', () => {
  const filter = { ...NO_FILTER, players: 8, playersBy: 'best', minutes: 60, weight: 2.5, unplayedOnly: true } as const;
  expect(filterWords(filter)).toBe('Best with 8+, up to 60 minutes, weight up to 2.5, unplayed');
  expect(filtersInUse({ ...filter, category: 'euro' }, NO_FILTER)).toBe(5);
});
