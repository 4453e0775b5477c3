import { expect, test } from 'vitest';
import { suggestedGames } from './suggested-games.ts';

const game = (id: number, facts: object = {}) => ({
  id,
  isExpansion: false,
  isFavorite: false,
  lastPlayed: null,
  ...facts,
});

test('favourites come first, then what was played lately, then what is new; expansions never', () => {
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
