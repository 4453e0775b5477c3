import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS, PLAYER_CHOICES } from '#shared/magic-picker/picker-filters.ts';
import { anyFilters } from '#tests/support/rows/a-picker-game.ts';
import { formatFilters, parseFilters } from './filters-address.ts';

describe('the filters in the address', () => {
  test('can be written to the URL and read back, whatever the usual number of players', () => {
    fc.assert(
      fc.property(anyFilters, fc.option(fc.constantFrom(...PLAYER_CHOICES)), (filters, usual) => {
        expect(parseFilters(formatFilters(filters, usual), usual)).toEqual(filters);
      }),
    );
  });

  test('are all unset for an empty or invalid query', () => {
    for (const query of ['', 'players=0&duration=forever&mood=&category=all&difficulty=EASY&recent=1', 'players=6.5'])
      expect(parseFilters(query, null)).toEqual(NO_FILTERS);
  });

  test('default to the usual number of players, unless the query says any', () => {
    expect(parseFilters('mood=quick', 4)).toEqual({ ...NO_FILTERS, mood: 'quick', players: 4 });
    expect(parseFilters('players=any', 4)).toEqual(NO_FILTERS);
    expect(formatFilters(NO_FILTERS, 4)).toBe('players=any');
    expect(formatFilters(NO_FILTERS, null)).toBe('');
  });
});
