import { expect, test } from 'vitest';
import { titleCollator } from '#shared/games/collection-sort.ts';
import { placesOfGames } from './places-of-games.ts';

test('the place of a game is that of its first copy with a place; places are in natural order', () => {
  const copies = [
    { gameId: 1, place: null },
    { gameId: 1, place: 'Shelf 10' },
    { gameId: 1, place: 'Cottage' },
    { gameId: 2, place: 'Shelf 2' },
    { gameId: 3, place: 'SHELF 10' },
    { gameId: 4, place: null },
  ];
  expect(placesOfGames(copies, titleCollator('en'))).toEqual(
    new Map([
      [1, { name: 'Shelf 10', order: 2 }],
      [2, { name: 'Shelf 2', order: 1 }],
      [3, { name: 'Shelf 10', order: 2 }],
    ]),
  );
});
