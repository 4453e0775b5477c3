import { expect, test } from 'vitest';
import { listRow } from './list-row.ts';

const COLUMNS = [
  { name: 'Game', field: 'title' as const },
  { name: 'Wish', field: 'wishlist' as const },
];

test.each(['', '0', '00', 'no', 'Nein', 'n/a', '-'])('a game is owned whose mark for the wishlist is %j', (cell) => {
  expect(listRow(2, ['Azul', cell], COLUMNS).game).toMatchObject({ isWishlist: false, isUnowned: false });
});

test.each(['1', 'yes', 'Ja', 'x'])('a game is a wish whose mark for the wishlist is %j', (cell) => {
  expect(listRow(2, ['Azul', cell], COLUMNS).game).toMatchObject({ isWishlist: true });
});

test('a mark that is not understood makes no game an owned one, and is reported', () => {
  const { game, reasons } = listRow(2, ['Azul', 'quux'], COLUMNS);
  expect(game).not.toMatchObject({ isWishlist: false, isUnowned: false });
  expect(JSON.stringify(reasons)).toContain('quux');
});
