import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey } from './person-name.ts';

test.each([
  ['Ana', ' ana '],
  ['ANA  SÁ', 'Ana Sá'],
  ['Zoe\u0308', 'ZO\u00cb'],
  ['J\u030can', '\u01f0an'],
])('%j and %j have the same key', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test('the key is idempotent', () => {
  const letters = fc.string({
    unit: fc.constantFrom('J', 'H', 'T', 'a', 'E', 'İ', 'Σ', '\u030c', '\u0331', '\u0308', ' '),
  });
  fc.assert(
    fc.property(letters, (name) => {
      expect(nameKey(nameKey(name))).toBe(nameKey(name));
    }),
  );
});
