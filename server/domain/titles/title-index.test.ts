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
    ['with accents that it does not have', 'Wíngspän', 'Wingspan'],
    ["without its 'the'", 'castles of b', 'The Castles of Burgundy'],
    ["with its 'the'", 'the castles of b', 'The Castles of Burgundy'],
    ["with a 'the' left out within", 'crew quest', 'The Crew: The Quest for Planet Nine'],
    ['by a word within', 'burg', 'The Castles of Burgundy'],
    ['by its words in another order', 'burgundy cast', 'The Castles of Burgundy'],
    ['with a wrong letter', 'carcassinne', 'Carcassonne'],
    ['with a letter left out', 'carcasonne', 'Carcassonne'],
    ['with a letter too many', 'winggspan', 'Wingspan'],
    ['with two letters exchanged', 'wignspan', 'Wingspan'],
    ['with its first letter wrong', 'ringspan', 'Wingspan'],
    ['with a typo as far as it is typed', 'castlse of', 'The Castles of Burgundy'],
    ['with a space left out', 'thecrew', 'The Crew: The Quest for Planet Nine'],
    ['with a typo in a word within', 'minaitures', 'Star Wars: X-Wing Miniatures Game'],
    ['with a typo in three letters', 'azl', 'Azul'],
  ])('%s', (_how, query, title) => {
    expect(find(query)[0]).toBe(title);
  });
});

describe('the order is', () => {
  test('the title itself, what begins so, what has a word that begins so; the best known first', () => {
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

  test('mistyped ones last, and none where the query is a title', () => {
    expect(find('amu')).toEqual(['Amul', 'Azul', 'Azul: Summer Pavilion']);
    expect(find('amul')).toEqual(['Amul']);
  });
});

test.each([
  ['carcasssonnee', 'Carcassonne'],
  ['carcason', 'Carcassonne'],
])('%j, in which more than one letter is wrong, finds what is most alike', (query, title) => {
  expect(find(query)[0]).toBe(title);
});

test.each(['', '  ', '?!', 'xyzzyx', 'wngspn'])('%j finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

test('two titles that are the same are both found', () => {
  const twins = new TitleIndex(['Coup', 'Risk', 'COUP']);
  expect(twins.find('coup', 8)).toEqual([0, 2]);
});

test('whatever is typed of a title finds it, each title at most once, and never more than asked', () => {
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
