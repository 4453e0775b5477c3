import { describe, expect, test } from 'vitest';
import { aPickerGame } from '#tests/support/rows/a-picker-game.ts';
import { matchesFilters, NO_FILTERS, type PickerFilters } from './picker-filters.ts';
import { playerRange } from '#shared/games/player-range.ts';
import { minutesIn } from './picker-game.ts';

const matches = (facts: Parameters<typeof aPickerGame>[0], filters: Partial<PickerFilters>) =>
  matchesFilters({ ...NO_FILTERS, ...filters }, aPickerGame(facts));

test.each([
  ['4', { min: 4, max: 4 }],
  ['2-4', { min: 2, max: 4 }],
  [' 2 – 4 ', { min: 2, max: 4 }],
  ['4-2', { min: 2, max: 4 }],
  ['2+', { min: 1, max: 99 }],
  ['two', { min: 1, max: 99 }],
  ['', { min: 1, max: 99 }],
])("the players '%s' are read as a range", (players, range) => {
  expect(playerRange(players)).toEqual(range);
});

test.each([
  ['45', 45],
  ['30-60 min', 30],
  ['ca. 90 minutes', 90],
  ['a while', 60],
  ['', 60],
])("the duration '%s' is read as %i minutes", (duration, minutes) => {
  expect(minutesIn(duration)).toBe(minutes);
});

describe('the filters admit', () => {
  test('every game without filters, recently played or not, in any mood', () => {
    expect(matches({}, { mood: 'quick', excludeRecent: true })).toBe(true);
  });

  test.each([
    [1, ['1', '1-5', 'odd']],
    [2, ['2-4', '1-5', 'odd']],
    [5, ['1-5', 'odd', '5-8']],
    [6, ['odd', '5-8', '7']],
  ] as const)('for %i players the games that seat them; six means six or more', (players, texts) => {
    const all = ['1', '2-4', '1-5', 'odd', '5-8', '7'];
    expect(all.filter((text) => matches({ players: text }, { players })).sort()).toEqual([...texts].sort());
  });

  test.each([
    ['quick', [10, 29]],
    ['medium', [30, 45, 60]],
    ['long', [60, 61, 240]],
  ] as const)('%s games: under 30 minutes, 30 to 60, 60 or more', (duration, minutes) => {
    const all = [10, 29, 30, 45, 60, 61, 240];
    expect(all.filter((many) => matches({ duration: String(many) }, { duration }))).toEqual(minutes);
  });

  test('only the chosen category and difficulty', () => {
    expect(matches({ category: 'euro' }, { category: 'euro' })).toBe(true);
    expect(matches({ category: 'euro' }, { category: 'war' })).toBe(false);
    expect(matches({ difficulty: 'hard' }, { difficulty: 'hard' })).toBe(true);
    expect(matches({ difficulty: 'hard' }, { difficulty: 'expert' })).toBe(false);
  });

  test('only games that match all filters', () => {
    const filters = { players: 4, duration: 'medium', category: 'strategy' } as const;
    expect(matches({}, filters)).toBe(true);
    expect(matches({ players: '2' }, filters)).toBe(false);
    expect(matches({ duration: '90' }, filters)).toBe(false);
  });
});

test.each([
  ['20 min', true],
  ['60 min', true],
  ['61 min', false],
  ['30-90 min', true],
])('up to an hour, %s: %s', (duration, fits) => {
  expect(matchesFilters({ ...NO_FILTERS, duration: 'hour' }, aPickerGame({ duration }))).toBe(fits);
});
