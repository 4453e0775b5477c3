import { expect, test } from 'vitest';
import { wonTogether } from './won-together.ts';

test('a play is won when it is said of anybody, lost when it is denied of all', () => {
  expect(wonTogether([{ won: false }, { won: true }])).toBe(true);
  expect(wonTogether([{ won: false }, {}])).toBe(false);
});

test('a play without a known end is neither', () => {
  expect(wonTogether([{}, { won: undefined }])).toBeNull();
  expect(wonTogether([])).toBeNull();
});
