import { expect, test } from 'vitest';
import { wonTogether } from './won-together.ts';

test('a play is won if any player is marked as won, and lost if none is but one is marked as lost', () => {
  expect(wonTogether([{ won: false }, { won: true }])).toBe(true);
  expect(wonTogether([{ won: false }, {}])).toBe(false);
});

test('a play without marks is neither won nor lost', () => {
  expect(wonTogether([{}, { won: undefined }])).toBeNull();
  expect(wonTogether([])).toBeNull();
});
