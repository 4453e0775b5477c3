import { expect, test } from 'vitest';
import { borrowersFor } from './borrowers.ts';

const guests = [
  { name: 'Cem', email: 'cem@example.org' },
  { name: null, email: 'dora@example.org' },
];
const people = ['Ann', 'cem ', 'Ben'].map((name) => ({ name }));

test('guests of the latest nights come first with their addresses, then the people of one’s plays, each once', () => {
  expect(borrowersFor('', guests, people)).toEqual([
    { name: 'Cem', email: 'cem@example.org' },
    { name: 'dora', email: 'dora@example.org' },
    { name: 'Ann', email: null },
    { name: 'Ben', email: null },
  ]);
});

test('a part of a name finds them, and the beginning of an address; a name that is typed whole is not offered', () => {
  const found = (typed: string) => borrowersFor(typed, guests, people).map(({ name }) => name);
  expect(found('N')).toEqual(['Ann', 'Ben']);
  expect(found('DORA@')).toEqual(['dora']);
  expect(found('cem@ex')).toEqual(['Cem']);
  expect(found(' cem')).toEqual([]);
  expect(found('Zoe')).toEqual([]);
});

test('eight are offered at most', () => {
  const many = Array.from({ length: 20 }, (_, place) => ({ name: `Player ${place}` }));
  expect(borrowersFor('play', [], many)).toHaveLength(8);
});
