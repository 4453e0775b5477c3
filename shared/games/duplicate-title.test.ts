import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duplicateOf, titleKey } from './duplicate-title.ts';

describe('two titles', () => {
  test('are equal if they differ in case or white space', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ' ', '\t', '\u00a0'), (title, space) => {
        expect(titleKey(`${space}${title}${space}`)).toBe(titleKey(title));
        expect(titleKey(titleKey(title))).toBe(titleKey(title));
      }),
    );
    expect(titleKey('The  Castles\nof BURGUNDY')).toBe('the castles of burgundy');
  });

  test('are equal if they differ in the Unicode composition of accents', () => {
    expect(titleKey('Me\u0301lie\u0300s')).toBe(titleKey('MÉLIÈS'));
  });

  test('are not equal if a letter differs', () => {
    expect(titleKey('Azul')).not.toBe(titleKey('Azur'));
  });
});

describe('the duplicate when adding', () => {
  const owned = { title: 'Azul', isWishlist: false };
  const wished = { title: 'Azul', isWishlist: true };

  test.each([
    ['an owned game twice', owned, [owned], 'owned'],
    ['a wish for an owned game', wished, [owned], 'owned'],
    ['a wish twice', wished, [wished], 'wishlist'],
    ['a game that is wished for', owned, [wished], null],
    ['a game that is on both lists', wished, [wished, owned], 'owned'],
    ['a wish for a new game', wished, [{ title: 'Calico', isWishlist: true }], null],
    ['a wish to an empty list', wished, [], null],
    ['a new game', owned, [{ title: 'Calico', isWishlist: false }], null],
  ])('%s', (_what, adding, existing, duplicate) => {
    expect(duplicateOf(adding, existing)).toBe(duplicate);
  });
});
