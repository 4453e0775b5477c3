import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matcherOf, searched, searchNames } from './search-names.ts';

const NAMES = [
  'Orléans',
  'Café',
  'Tzolk’in: The Mayan Calendar',
  'Łódź 1905',
  'Ōkami no Mori',
  'Brass: Lancashire',
  'Brass: Birmingham',
  'Azul – Sommerpavillon',
  'Gloomhaven',
  'Les Voyages de Georges Méliès',
  'Æon’s End',
  'Straße der Sünde',
  'Smørrebrød',
  'ＡＺＵＬ　Ｍｉｎｉ',
];
const find = (typed: string) => searchNames(NAMES, typed, (name) => searched([name]));

test.each([
  ['orleans', 'Orléans'],
  ['cafe', 'Café'],
  ["tzolk'in", 'Tzolk’in: The Mayan Calendar'],
  ['tzolkin', 'Tzolk’in: The Mayan Calendar'],
  ['tzolk in', 'Tzolk’in: The Mayan Calendar'],
  ['lodz', 'Łódź 1905'],
  ['okami', 'Ōkami no Mori'],
  ['brass lancashire', 'Brass: Lancashire'],
  ['brass birmingham', 'Brass: Birmingham'],
  ['azul sommer', 'Azul – Sommerpavillon'],
  ['gloom haven', 'Gloomhaven'],
  ['melies', 'Les Voyages de Georges Méliès'],
  ['aeons end', 'Æon’s End'],
  ['strasse', 'Straße der Sünde'],
  ['SMORREBROD', 'Smørrebrød'],
  ['azul mini', 'ＡＺＵＬ　Ｍｉｎｉ'],
  ['gloomhavn', 'Gloomhaven'],
  ['brass birmigham', 'Brass: Birmingham'],
])('%j finds %s alone', (typed, name) => {
  expect(find(typed)).toEqual([name]);
});

test('a text that is like no name finds nothing, and no text finds all', () => {
  expect(find('zzzzqq')).toEqual([]);
  expect(find('  ')).toEqual(NAMES);
});

test('a name of signs alone is found by them', () => {
  expect(searchNames(['!!', 'Azul'], '!!', (name) => searched([name]))).toEqual(['!!']);
});

test('spaces are forgiven at the beginning of words only, and in names only', () => {
  const matches = matcherOf('heart');
  expect(matches(searched(['The Art of War']))).toBe(false);
  expect(matcherOf('gloomhaven')(searched([], 'the gloom haven of old'))).toBe(false);
});

test('every name is found by each of its parts, in any case and without its accents', () => {
  const part = fc.tuple(fc.constantFrom(...NAMES), fc.nat(), fc.nat(), fc.boolean());
  fc.assert(
    fc.property(part, ([name, a, b, isUpper]) => {
      const [from, to] = [a % name.length, b % (name.length + 1)].toSorted((x, y) => x - y);
      const typed = name.normalize('NFD').replace(/\p{M}/gu, '').slice(from, to);
      expect(matcherOf(isUpper ? typed.toUpperCase() : typed)(searched([name]))).toBe(true);
    }),
  );
});
