import { expect, test } from 'vitest';
import { letterOf } from './letter-of.ts';

test.each([
  ['Azul', 'A'],
  ['The Quest for El Dorado', 'Q'],
  ['A Feast for Odin', 'F'],
  ['An Infamous Traffic', 'I'],
  ['Æon’s End', 'A'],
  ['Żaba', 'Z'],
  ['Øresund', 'O'],
  ['“Hive” Pocket', 'H'],
  ['A', 'A'],
  ['7 Wonders', null],
  ['Шакал', null],
  ['!!!', null],
])('%s begins with %s', (title, letter) => {
  expect(letterOf(title)).toBe(letter);
});
