import { expect, test } from 'vitest';
import { borrowersFor } from './borrowers.ts';

const guests = [
  { name: 'Cem', email: 'cem@example.org' },
  { name: null, email: 'dora@example.org' },
];
const people = ['Ann', 'cem ', 'Ben'].map((name) => ({ name }));

test('guests of the latest nights come first with addresses, then people from plays, without duplicates', () => {
  expect(borrowersFor('', guests, people)).toEqual([
    { name: 'Cem', email: 'cem@example.org' },
    { name: 'dora', email: 'dora@example.org' },
    { name: 'Ann', email: null },
    { name: 'Ben', email: null },
  ]);
});

test('people match by part of a name or the beginning of an address; an exact name is not offered', () => {
  const found = (typed: string) => borrowersFor(typed, guests, people).map(({ name }) => name);
  expect(found('N')).toEqual(['Ann', 'Ben']);
  expect(found('DORA@')).toEqual(['dora']);
  expect(found('cem@ex')).toEqual(['Cem']);
  expect(found(' cem')).toEqual([]);
  expect(found('Zoe')).toEqual([]);
});

test('at most eight people are offered', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `Player ${index}` }));
  expect(borrowersFor('play', [], many)).toHaveLength(8);
});
