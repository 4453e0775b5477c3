import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_NAME_LENGTH, MAX_PARTY_SIZE } from '#shared/limits/limits.ts';
import { companionNames, companionText } from './companions.ts';

test.each([
  ['', []],
  [' , ', []],
  ['Ada', ['Ada']],
  ['Ada, Ben and Cleo', ['Ada', 'Ben', 'Cleo']],
  ['Ada & Ben\nCleo  Marchetti', ['Ada', 'Ben', 'Cleo Marchetti']],
  ['Andy', ['Andy']],
])('%j is read as the names %j', (text, names) => {
  expect(companionNames(text)).toEqual(names);
});

test('for any text, names are short, not blank, and fewer than the maximum party size', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const names = companionNames(text);
      expect(names.length).toBeLessThan(MAX_PARTY_SIZE);
      for (const name of names) {
        expect(name.trim()).not.toBe('');
        expect(name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(name.isWellFormed()).toBe(true);
      }
    }),
  );
});

test('companions are named if names are known, and counted otherwise', () => {
  expect(companionText({ partySize: 1, companions: [] })).toBeNull();
  expect(companionText({ partySize: 3, companions: [] })).toBe('+2');
  expect(companionText({ partySize: 2, companions: ['Ada'] })).toBe('with Ada');
  expect(companionText({ partySize: 3, companions: ['Ada'] })).toBe('with Ada, +1');
});
