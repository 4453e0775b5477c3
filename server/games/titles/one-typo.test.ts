import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsWithOneTypo } from './one-typo.ts';

const LETTERS = ['a', 'b', ' '];
const few = (maxLength: number) => fc.string({ unit: fc.constantFrom(...LETTERS), maxLength });

/** Every word that differs by at most one typo. */
function mistyped(word: string): Set<string> {
  const places = Array.from({ length: word.length + 1 }, (_, place) => place);
  const replaceAt = (place: number, skip: number, put: string) => word.slice(0, place) + put + word.slice(place + skip);
  const exchanged = (place: number) => word.slice(place + 1, place + 2) + word.slice(place, place + 1);
  return new Set([
    word,
    ...places.map((place) => replaceAt(place, 1, '')),
    ...places.map((place) => replaceAt(place, 2, exchanged(place))),
    ...places.flatMap((place) =>
      LETTERS.flatMap((letter) => [replaceAt(place, 0, letter), replaceAt(place, 1, letter)]),
    ),
  ]);
}

test('texts that begin with the query or are one typo away match, others do not', () => {
  fc.assert(
    fc.property(few(3), few(8), few(6), (before, text, query) => {
      const expected = [...mistyped(query)].some((meant) => text.startsWith(meant));
      expect(startsWithOneTypo(before + text, before.length, query)).toBe(expected);
    }),
    { numRuns: 3000 },
  );
});
