import { expect, test } from 'vitest';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { aCopy } from '#tests/support/rows/a-copy.ts';
import { copyFacts, copyName } from './copy-text.ts';

const factsOf = (known: Partial<Copy>) => Object.fromEntries(copyFacts(aCopy(known), 'en-GB'));

test('a copy without facts has only a numbered name', () => {
  expect(factsOf({})).toEqual({});
  expect(copyName(aCopy(), 1)).toBe('Copy 2');
});

test('a copy is named by its language and edition', () => {
  expect(copyName({ language: 'English', edition: '2nd printing' }, 0)).toBe('English, 2nd printing');
  expect(copyName({ language: null, edition: 'Deluxe' }, 0)).toBe('Deluxe');
});

test('all known facts of a copy are listed', () => {
  const known = { pricePaid: 49, priceCurrency: 'EUR', acquiredFrom: 'Spielwiese', acquiredOn: '2021-03-14' };
  const state = { place: 'Flat', condition: 'Very good', isSleeved: true, barcode: '644216627721' };
  expect(factsOf({ ...known, ...state })).toEqual({
    Place: 'Flat',
    Paid: '€49.00, from Spielwiese, 14 Mar 2021',
    Condition: 'Very good, sleeved',
    Barcode: '644216627721',
  });
});

test.each([
  [{ pricePaid: 0, priceCurrency: 'USD' }, { Paid: 'US$0.00' }],
  [{ pricePaid: 12.5 }, { Paid: '12.50' }],
  [{ acquiredFrom: 'Tom' }, { From: 'Tom' }],
  [{ acquiredOn: '2022-12-24' }, { Since: '24 Dec 2022' }],
  [{ isSleeved: true }, { Condition: 'Sleeved' }],
])('for %o only the known facts are listed', (known, words) => {
  expect(factsOf(known)).toEqual(words);
});
