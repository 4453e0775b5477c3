import { expect, test } from 'vitest';
import { suggestedGames } from './suggested-games.ts';

const game = (id: number, facts: object = {}) => ({
  id,
  title: `Game${id}`,
  isExpansion: false,
  isFavorite: false,
  lastPlayed: null,
  ...facts,
});

test('favourites come first, then recently played, then new games; expansions are never suggested', () => {
  const owned = [
    game(1, { lastPlayed: new Date('2026-01-01') }),
    game(2, { isFavorite: true }),
    game(3, { lastPlayed: new Date('2026-02-01') }),
    game(4, { isExpansion: true, isFavorite: true }),
    game(5),
    game(6),
  ];
  expect(suggestedGames(owned, 4).map(({ id }) => id)).toEqual([2, 3, 1, 6]);
});

test('one game of each series is suggested, unless there are too few games', () => {
  const titles = [
    'Azul',
    'Azul: Summer Pavilion',
    'Pandemic Legacy: Season 1',
    'Pandemic',
    'Azul (2nd edition)',
    'Azulejo',
  ];
  const owned = titles.map((title, index) => game(9 - index, { title }));
  const suggested = (count: number) => suggestedGames(owned, count).map(({ title }) => title);
  expect(suggested(3)).toEqual(['Azul', 'Pandemic Legacy: Season 1', 'Azulejo']);
  expect(suggested(5)).toEqual([...suggested(3), 'Azul: Summer Pavilion', 'Pandemic']);
});
