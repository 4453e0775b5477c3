import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlay } from '#tests/support/rows/a-play.ts';
import { duplicatePeople } from './duplicate-people.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { readLog } from '../rules/play-log.ts';

/** Each name in a number of separate plays. */
const offered = (...names: string[]) =>
  duplicatePeople(
    readLog(
      names.map((name) => aPlay({ players: [name] })),
      [],
    ),
  ).map(({ kept, other }) => `${kept.name} = ${other.name}`);

test.each([
  ['one additional letter', 'Ana', 'Anna'],
  ['an accent', 'José', 'Jose'],
  ['punctuation', 'Jean-Luc', 'Jean Luc'],
  ['another letter in a long name', 'Katrine', 'Katrina'],
  ['another letter in a name of six', 'Marina', 'Marisa'],
  ['another letter at the end', 'Katrina', 'Katrine'],
  ['two letters swapped', 'Freddie', 'Freddei'],
  ['two letters swapped at the beginning', 'Martin', 'Amrtin'],
  ['an additional letter at the end', 'Ana', 'Anaa'],
  ['the only full name beside the first', 'Priya', 'Priya Nair'],
])('%s: %s and %s are offered as duplicates', (_what, first, second) => {
  expect(offered(first, first, second)).toEqual([`${first} = ${second}`]);
  expect(offered(second, second, first)).toEqual([`${second} = ${first}`]);
});

test.each([
  ['Tim', 'Tom'],
  ['Bo', 'Bob'],
  ['Maya', 'Noor'],
  ['Katrine', 'Kristina'],
  ['Maria', 'Marta'],
  ['Karl', 'Kral'],
  ['Marcela', 'Macdela'],
  ['Macdela', 'Marcela'],
  ['Marcela', 'Macelra'],
  ['Ana', 'Ananna'],
  ['Nair', 'Priya Nair'],
  ['Player 1', 'Player 2'],
  ['Guest', 'Guest 2'],
])('%s and %s are not offered', (first, second) => {
  expect(offered(first, second)).toEqual([]);
});

test('a first name that two people have is not offered', () => {
  expect(offered('Priya', 'Priya Nair', 'Priya Shah')).toEqual([]);
});

test('pairs are sorted by plays, each once', () => {
  const names = ['Ana', 'Anna', 'Katrine', 'Katrine', 'Katrine', 'Katrina', 'Freddie', 'Freddei', 'Freddei'];
  expect(offered(...names)).toEqual(['Katrine = Katrina', 'Freddei = Freddie', 'Ana = Anna']);
  expect(offered('Katrine', 'Katrina', 'Ana', 'Ana', 'Anna')).toEqual(['Ana = Anna', 'Katrine = Katrina']);
});

test('if both names are equally frequent, the first recorded one is kept', () => {
  expect(offered('Anna', 'Ana')).toEqual(['Anna = Ana']);
});

test('a first name that is also a typo of the full name is offered once', () => {
  expect(offered('Ana B', 'Ana B', 'Ana')).toEqual(['Ana B = Ana']);
  expect(offered('Ana', 'Ana', 'Ana B')).toEqual(['Ana = Ana B']);
});

test('up to fifty similar names are offered, fifty-one are not', () => {
  const alike = Array.from({ length: 50 }, (_, n) => `Ana${String.fromCodePoint(0x4e00 + n)}`);
  expect(offered('Ana', ...alike.slice(1))).toHaveLength(49);
  expect(offered('Ana', ...alike)).toEqual([]);
});

test('a typo is found among many people', () => {
  const others = Array.from({ length: 60 }, (_, n) => String.fromCodePoint(0x4e00 + n).repeat(4 + n));
  expect(offered(...others, 'Ana', 'Ana', 'Anna')).toEqual(['Ana = Anna']);
});

test('two people who played together once are never duplicates', () => {
  const tables = [['Ana'], ['Ana', 'Anna'], ['Ana'], ['Anna'], ['Anna'], ['Anna']];
  expect(
    duplicatePeople(
      readLog(
        tables.map((players) => aPlay({ players })),
        [],
      ),
    ),
  ).toEqual([]);
});

test('thousands of similar names are not offered', () => {
  const names = Array.from({ length: 5_000 }, (_, n) => `Ana${String.fromCodePoint(0x4e00 + n)}`);
  const log = readLog(
    Array.from({ length: 50 }, (_, n) => aPlay({ players: names.slice(n * 100, (n + 1) * 100) })),
    [],
  );
  expect(duplicatePeople(log)).toEqual([]);
});

test('people of the same play are never offered, for any names', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'n', 'e', 'é', ' '), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), fc.array(name, { minLength: 2, maxLength: 4 }), (alone, table) => {
      const plays = [...alone.map((one) => aPlay({ players: [one] })), aPlay({ players: table })];
      const keys = new Set(table.map(nameKey));
      for (const { kept, other } of duplicatePeople(readLog(plays, []))) {
        expect(kept).not.toBe(other);
        expect(keys.has(nameKey(kept.name)) && keys.has(nameKey(other.name))).toBe(false);
      }
    }),
  );
});
