import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/words/language.ts';
import { gameDifferences } from './row-differences.ts';

const change = {
  from: { isWishlist: true, weight: 2.456, year: 2017 },
  to: { isWishlist: false, weight: 3, year: 2018 },
};

test('differences are in the language of their reader, and a year has no thousands', () => {
  expect(gameDifferences(change)).toEqual([
    { field: 'List', before: 'Wishlist', after: 'Collection' },
    { field: 'Year', before: '2017', after: '2018' },
    { field: 'Weight', before: '2.46', after: '3' },
  ]);
  expect(inLanguage('de', () => gameDifferences(change))).toEqual([
    { field: 'Liste', before: 'Wunschliste', after: 'Sammlung' },
    { field: 'Jahr', before: '2017', after: '2018' },
    { field: 'Komplexität', before: '2,46', after: '3' },
  ]);
});
