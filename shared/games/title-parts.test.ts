import { expect, test } from 'vitest';
import { joinParts, plainParts, withoutEdition } from './title-parts.ts';

test.each([
  ['CATAN: Seafarers', ['catan', 'seafarers']],
  ['The Quest – The Big Quest', ['quest', 'the big quest']],
  ['A (B) [C] | D', ['a', 'b', 'c', 'd']],
  ['X-Wing - Core Set', ['x wing', 'core set']],
  ['Inns & Cathedrals', ['inns and cathedrals']],
  ['Tzolk’in:  The   Mayan', ['tzolkin', 'the mayan']],
  ['The', ['the']],
  ['!: ?', []],
])('%j has the parts %j', (title, parts) => {
  expect(plainParts(title)).toEqual(parts);
});

test('joined parts keep the positions of their ends, except the last one', () => {
  expect(joinParts(['five tribes', 'the djinns', 'promo'])).toEqual({
    words: ['five', 'tribes', 'the', 'djinns', 'promo'],
    ends: new Set([2, 4]),
  });
  expect(joinParts(['azul'])).toEqual({ words: ['azul'], ends: new Set() });
});

test.each([
  [
    ['catan', '3rd edition', 'seafarers'],
    ['catan', 'seafarers'],
  ],
  [['viticulture essential edition'], ['viticulture']],
  [['agricola', 'the second edition'], ['agricola']],
  [['orleans', 'big box'], ['orleans']],
  [['citadels', '2016'], ['citadels']],
  [
    ['nemesis', 'lockdown'],
    ['nemesis', 'lockdown'],
  ],
  [['edition wars'], ['edition wars']],
])('%j without its edition is %j', (parts, left) => {
  expect(withoutEdition(parts)).toEqual(left);
});

test.each([
  [['azul', 'new edition'], ['azul']],
  [
    ['azul', 'the new edition of x'],
    ['azul', 'the new edition of x'],
  ],
  [['azul', 'deluxe upgrade pack'], ['azul']],
  [
    ['azul', 'deluxe upgrade pack extra'],
    ['azul', 'deluxe upgrade pack extra'],
  ],
  [['azul', 'boardgame'], ['azul']],
  [['new edition'], ['new']],
  [['edition'], ['edition']],
  [['nemesis 2 deluxe'], ['nemesis 2']],
  [['carcassonne big box'], ['carcassonne']],
])('%j without an edition name is %j', (parts, left) => {
  expect(withoutEdition(parts)).toEqual(left);
});
