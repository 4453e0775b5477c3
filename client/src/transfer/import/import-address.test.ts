import { expect, test } from 'vitest';
import { importAddress, importIn } from './import-address.ts';

test('the id of an import is read back from its address', () => {
  const { search } = new URL(importAddress(42), 'http://localhost');
  expect(importIn(new URLSearchParams(search))).toBe(42);
});

test('without an id there is no import', () => {
  expect(importIn(new URLSearchParams(''))).toBeNull();
});

test.each(['0', '-1', '1.5', 'x', '', '99999999999999999999'])('%j is not a valid id', (id) => {
  expect(importIn(new URLSearchParams({ id }))).toBeNaN();
});
