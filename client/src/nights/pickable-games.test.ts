import { expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import { gamesToChoose, pickableGames } from './pickable-games.ts';

const games = [
  aGame({ id: 1, title: 'Wingspan' }),
  aGame({ id: 2, title: 'Azul' }),
  aGame({ id: 3, title: 'Wingspan: Oceania', isExpansion: true }),
];

test('games are offered by title, expansions only if the search matches them', () => {
  expect(pickableGames(games, ' ').map(({ id }) => id)).toEqual([2, 1]);
  expect(pickableGames(games, 'wing').map(({ id }) => id)).toEqual([1, 3]);
});

test('games off the shelf are offered only while they are chosen', () => {
  const all = [
    ...games,
    aGame({ id: 4, isUnowned: true }),
    aGame({ id: 5, isWishlist: true }),
    aGame({ id: 6, isUnowned: true }),
  ];
  expect(gamesToChoose(all, [2, 4, 5]).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});
