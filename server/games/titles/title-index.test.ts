import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TitleIndex } from './title-index.ts';

const TITLES = [
  'Carcassonne',
  'CATAN',
  'The Castles of Burgundy',
  'Azul',
  'Wingspan',
  'Orléans',
  'Carcassonne: Hunters and Gatherers',
  'The Crew: The Quest for Planet Nine',
  'Star Wars: X-Wing Miniatures Game',
  'Azul: Summer Pavilion',
  'A Feast for Odin',
  'Catan: Junior',
  'The Castle',
  'Castle Panic',
  'Joan of Arc: Orléans Draw & Write',
  'Amul',
];
const index = new TitleIndex(TITLES);
const find = (query: string) => index.find(query, 8).map((place) => TITLES[place]);

describe('a title is found', () => {
  test.each([
    ['in another case', 'WINGSPAN', 'Wingspan'],
    ['without its accents', 'orleans', 'Orléans'],
    ['with additional accents', 'Wíngspän', 'Wingspan'],
    ["without its 'the'", 'castles of b', 'The Castles of Burgundy'],
    ["with its 'the'", 'the castles of b', 'The Castles of Burgundy'],
    ["with a missing 'the' in the middle", 'crew quest', 'The Crew: The Quest for Planet Nine'],
    ['by a word in the middle', 'burg', 'The Castles of Burgundy'],
    ['by its words in another order', 'burgundy cast', 'The Castles of Burgundy'],
    ['with a wrong letter', 'carcassinne', 'Carcassonne'],
    ['with a missing letter', 'carcasonne', 'Carcassonne'],
    ['with an additional letter', 'winggspan', 'Wingspan'],
    ['with two letters swapped', 'wignspan', 'Wingspan'],
    ['with its first letter wrong', 'ringspan', 'Wingspan'],
    ['with a typo in an incomplete query', 'castlse of', 'The Castles of Burgundy'],
    ['with a missing space', 'thecrew', 'The Crew: The Quest for Planet Nine'],
    ['with a typo in a word in the middle', 'minaitures', 'Star Wars: X-Wing Miniatures Game'],
    ['with a typo in three letters', 'azl', 'Azul'],
  ])('%s', (_how, query, title) => {
    expect(find(query)[0]).toBe(title);
  });
});

describe('the order is', () => {
  test('exact titles, titles with the prefix, titles with a word with the prefix; best known first', () => {
    expect(find('castle')).toEqual(['The Castle', 'The Castles of Burgundy', 'Castle Panic']);
    expect(find('orleans')).toEqual(['Orléans', 'Joan of Arc: Orléans Draw & Write']);
    expect(find('ca')).toEqual([
      'Carcassonne',
      'CATAN',
      'The Castles of Burgundy',
      'Carcassonne: Hunters and Gatherers',
      'Catan: Junior',
      'The Castle',
      'Castle Panic',
    ]);
  });

  test('titles with a typo last, and none of them if the query is an exact title', () => {
    expect(find('amu')).toEqual(['Amul', 'Azul', 'Azul: Summer Pavilion']);
    expect(find('amul')).toEqual(['Amul']);
  });
});

test.each([
  ['carcasssonnee', 'Carcassonne'],
  ['carcason', 'Carcassonne'],
])('%j, with several typos, finds the most similar title', (query, title) => {
  expect(find(query)[0]).toBe(title);
});

test.each(['', '  ', '?!', 'xyzzyx', 'wngspn'])('%j finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

test('two equal titles are both found', () => {
  const twins = new TitleIndex(['Coup', 'Risk', 'COUP']);
  expect(twins.find('coup', 8)).toEqual([0, 2]);
});

test('any prefix of a title finds the title, without duplicates and within the limit', () => {
  const title = fc.string({
    unit: fc.constantFrom('a', 'b', 'e', 't', ' ', 'h', ':', 'é'),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      fc.array(title, { maxLength: 12 }),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (titles, which, cut, most) => {
        const any = new TitleIndex(titles);
        const typed = (titles[which % Math.max(titles.length, 1)] ?? '').slice(0, 1 + (cut % 12));
        const all = any.find(typed, titles.length);
        if (/[abeth]/.test(typed)) expect(all).toContain(which % titles.length);
        expect(new Set(all).size).toBe(all.length);
        expect(any.find(typed, most)).toEqual(all.slice(0, most));
      },
    ),
    { numRuns: 500 },
  );
});
