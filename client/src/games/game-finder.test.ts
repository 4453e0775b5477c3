import { expect, test } from 'vitest';
import { aGame } from '#tests/support/rows/a-game.ts';
import { gameFinder } from './game-finder.ts';

const AZUL = { bggId: 230802, title: 'Azul' };

test.each([
  ['another game with another id', aGame({ title: 'Calico', bggId: 283155 }), false],
  ['the title in another case', aGame({ title: ' AZUL ', bggId: null }), true],
  ['the id with another title', aGame({ title: 'Azul (German)', bggId: 230802 }), true],
])('%s: held is %2$s', (_what, game, held) => {
  expect(gameFinder([game])(AZUL)).toBe(held ? game : undefined);
});

test('an owned game takes precedence over a wished one, whichever has the id', () => {
  const wished = aGame({ id: 1, isWishlist: true, bggId: 230802 });
  const owned = aGame({ id: 2, title: 'azul' });
  for (const games of [
    [wished, owned],
    [owned, wished],
  ])
    expect(gameFinder(games)(AZUL)).toBe(owned);
  const ownedById = { ...owned, title: 'Azul (German)', bggId: 230802 };
  expect(gameFinder([{ ...wished, bggId: null }, ownedById])(AZUL)).toBe(ownedById);
});
