import { expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import { expansionsOf } from './expansions.ts';

test('a base game lists its expansions by title', () => {
  const games = [
    aGame({ id: 1, title: 'Carcassonne' }),
    aGame({ id: 2, title: 'Expansion 10', isExpansion: true, parentGameId: 1 }),
    aGame({ id: 3, title: 'Expansion 2', isExpansion: true, parentGameId: 1, isWishlist: true }),
    aGame({ id: 4, title: 'Expansion 1', isExpansion: true, parentGameId: 9 }),
    aGame({ id: 5, title: 'Expansion 3', isExpansion: true }),
  ];
  expect(expansionsOf(games, 1).map(({ id }) => id)).toEqual([3, 2]);
  expect(expansionsOf(games, 2)).toEqual([]);
});
