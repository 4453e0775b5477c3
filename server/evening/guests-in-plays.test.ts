import { expect, test } from 'vitest';
import { guestsInPlays } from './guests-in-plays.ts';

const SPELLINGS = new Map([
  ['ben', 1],
  ['benni', 1],
  ['ana sá', 2],
  ['tom', 3],
]);
const table = (...names: string[]) => [JSON.stringify(names)];

test('a guest is matched by their name in any spelling', () => {
  const inPlays = guestsInPlays([{ id: 7, name: 'Ana Sá' }], SPELLINGS);
  expect(inPlays(table('ANA SÁ ', 'Tom'))).toEqual([7]);
});

test('a guest is matched by their first name and by other spellings of that person', () => {
  const inPlays = guestsInPlays([{ id: 7, name: 'Ben Achterberg' }], SPELLINGS);
  expect(inPlays([...table('Benni'), ...table('Ben', 'Tom')])).toEqual([7]);
});

test('guests with the same first name are not matched by it', () => {
  const guests = [
    { id: 7, name: 'Tom Weiss' },
    { id: 8, name: 'Tom Brand' },
  ];
  expect(guestsInPlays(guests, SPELLINGS)(table('Tom'))).toEqual([]);
});

test('values that are not a list of names match nobody', () => {
  expect(guestsInPlays([{ id: 7, name: 'Ben' }], SPELLINGS)(['', 'null', '{"a":1}', '[3]'])).toEqual([]);
});
