import { describe, expect, test } from 'vitest';
import { aPopularGame } from '#tests/support/rows/a-popular-game.ts';
import { titleCollator } from '#shared/games/collection-sort.ts';
import { filterPopularGames, POPULAR_SORTS, sortPopularGames, type PopularFilter } from './popular-filter.ts';

const ALL: PopularFilter = { search: '', category: 'all', difficulty: 'all' };

const CATALOGUE = [
  aPopularGame({ title: '10 Days', popularity: 50, bggRating: 6.5, category: 'racing', difficulty: 'medium' }),
  aPopularGame({ title: '7 Wonders', popularity: 90, bggRating: null, category: 'card', difficulty: 'medium' }),
  aPopularGame({ title: "Tzolk'in", popularity: 50, bggRating: 7.9, category: 'euro', difficulty: 'hard' }),
  aPopularGame({ title: 'Orléans', popularity: 70, bggRating: 8, category: 'euro', difficulty: 'easy' }),
];

const titles = (games: readonly { title: string }[]) => games.map(({ title }) => title);

describe('searching the popular games', () => {
  test.each([
    ['nothing like this', []],
    ['  wonders ', ['7 Wonders']],
    ['orleans', ['Orléans']],
    ['ORLÉANS', ['Orléans']],
    ['tzolk’in', ["Tzolk'in"]],
    ['', titles(CATALOGUE)],
  ])('for %j finds %j', (search, found) => {
    expect(titles(filterPopularGames(CATALOGUE, { ...ALL, search }))).toEqual(found);
  });

  test('applies both filters', () => {
    expect(titles(filterPopularGames(CATALOGUE, { ...ALL, category: 'euro' }))).toEqual(["Tzolk'in", 'Orléans']);
    expect(titles(filterPopularGames(CATALOGUE, { ...ALL, category: 'euro', difficulty: 'easy' }))).toEqual([
      'Orléans',
    ]);
    expect(filterPopularGames(CATALOGUE, { search: 'wonders', category: 'euro', difficulty: 'all' })).toEqual([]);
  });
});

test.each([
  ['popularity', ['7 Wonders', 'Orléans', '10 Days', "Tzolk'in"]],
  ['title', ['7 Wonders', '10 Days', 'Orléans', "Tzolk'in"]],
  ['bggRating', ['Orléans', "Tzolk'in", '10 Days', '7 Wonders']],
  ['category', ['7 Wonders', 'Orléans', "Tzolk'in", '10 Days']],
  ['difficulty', ['Orléans', '7 Wonders', '10 Days', "Tzolk'in"]],
] satisfies [(typeof POPULAR_SORTS)[number], string[]][])('sorting by %s orders the games', (sort, order) => {
  expect(titles(sortPopularGames(CATALOGUE, sort, titleCollator('en')))).toEqual(order);
});
