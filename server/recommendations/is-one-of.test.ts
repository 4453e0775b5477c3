import { expect, test } from 'vitest';
import { isOneOf } from './is-one-of.ts';

const isAmong = isOneOf([
  { title: 'Azul', bggId: 230802 },
  { title: 'My Own Game', bggId: null },
]);

test.each([
  [{ title: 'Calico', bggId: 283155 }, false],
  [{ title: 'Calico', bggId: null }, false],
  [{ title: 'Azul (2017)', bggId: 230802 }, true],
  [{ title: '  AZUL ', bggId: null }, true],
  [{ title: 'my own  game', bggId: 7 }, true],
])('for %j the list contains the game: %s', (game, expected) => {
  expect(isAmong(game)).toBe(expected);
});
