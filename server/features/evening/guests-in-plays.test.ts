import { expect, test } from 'vitest';
import { guestsInPlays } from './guests-in-plays.ts';

const SPELLINGS = new Map([
  ['ben', 1],
  ['benni', 1],
  ['ana sá', 2],
  ['tom', 3],
]);
const table = (...names: string[]) => [JSON.stringify(names)];

test('a guest is known by their name, in any spelling', () => {
  const inPlays = guestsInPlays([{ id: 7, name: 'Ana Sá' }], SPELLINGS);
  expect(inPlays(table('ANA SÁ ', 'Tom'))).toEqual([7]);
});

test('a guest is known by their first name, and by what else that person is called', () => {
  const inPlays = guestsInPlays([{ id: 7, name: 'Ben Achterberg' }], SPELLINGS);
  expect(inPlays([...table('Benni'), ...table('Ben', 'Tom')])).toEqual([7]);
});

test('two guests of the same first name are not taken for each other', () => {
  const guests = [
    { id: 7, name: 'Tom Weiss' },
    { id: 8, name: 'Tom Brand' },
  ];
  expect(guestsInPlays(guests, SPELLINGS)(table('Tom'))).toEqual([]);
});

test('what is no list of names tells nothing', () => {
  expect(guestsInPlays([{ id: 7, name: 'Ben' }], SPELLINGS)(['', 'null', '{"a":1}', '[3]'])).toEqual([]);
});
