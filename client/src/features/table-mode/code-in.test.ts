import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test('a code is read with spaces, in small letters and out of an address', () => {
  expect(['k7m 2qx', ' K7M-2QX', 'https://example.org/table/k7m2qx'].map(codeIn)).toEqual(Array(3).fill('K7M2QX'));
});

test('what is no code is none: too short, too long, or with letters that look like digits', () => {
  expect(['', 'K7M2Q', 'K7M2QXX', 'K0M2QX', 'KIM2QX'].map(codeIn)).toEqual(Array(5).fill(null));
});
