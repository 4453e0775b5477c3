import { expect, test } from 'vitest';
import { readPadCode } from './read-pad-code.ts';

test('a code is read with spaces, in lower case and from an address', () => {
  expect(['k7m 2qx', ' K7M-2QX', 'https://example.org/table/k7m2qx'].map(readPadCode)).toEqual(Array(3).fill('K7M2QX'));
});

test('a code that is too short, too long or has ambiguous letters is rejected', () => {
  expect(['', 'K7M2Q', 'K7M2QXX', 'K0M2QX', 'KIM2QX'].map(readPadCode)).toEqual(Array(5).fill(null));
});
