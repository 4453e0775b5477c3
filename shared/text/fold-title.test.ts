import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldTitle, withoutThe } from './fold-title.ts';

test.each([
  ['Orléans', 'orleans'],
  ['SHŌBU', 'shobu'],
  ['Mølkky & Straßenbahn', 'molkky and strassenbahn'],
  ['Łódź & Þing: Œuvre', 'lodz and thing oeuvre'],
  ['Đavo, Ísafjörður, Ævar, Viðey, Kızıl', 'davo isafjordur aevar videy kizil'],
  ["Memoir '44", 'memoir 44'],
  ['King’s Dilemma', 'kings dilemma'],
  ['T.I.M.E Stories', 'time stories'],
  ['Unmatched: Dr. Sattler vs. T. Rex', 'unmatched dr sattler vs t rex'],
  ['Star Wars: X-Wing – Second Edition', 'star wars x wing second edition'],
  ['  7   Wonders!  ', '7 wonders'],
  ['上海', '上海'],
  ['?!', ''],
])('%j is folded to %j', (title, folded) => {
  expect(foldTitle(title)).toBe(folded);
});

test('"the" is removed from a title, unless nothing else remains', () => {
  expect(['the crew the quest', 'the', 'lord of the rings', 'theseus'].map(withoutThe)).toEqual([
    'crew quest',
    'the',
    'lord of rings',
    'theseus',
  ]);
});

test('folding is idempotent and independent of Unicode composition', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const folded = foldTitle(title);
      expect(foldTitle(folded)).toBe(folded);
      expect(foldTitle(title.normalize('NFD'))).toBe(folded);
      expect(folded).not.toMatch(/^ | {2}| $/);
    }),
  );
});
