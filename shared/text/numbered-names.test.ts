import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberedNames } from './numbered-names.ts';
import { nameKey } from './person-name.ts';

test.each([
  [
    ['Ana', 'Ben'],
    ['Ana', 'Ben'],
  ],
  [
    ['Ana', 'ANA', 'Ana '],
    ['Ana', 'ANA (2)', 'Ana  (3)'],
  ],
  [
    ['Ana', 'Ana (2)', 'Ana'],
    ['Ana', 'Ana (2)', 'Ana (3)'],
  ],
  [
    ['Ana', 'Ana', 'Ana (2)'],
    ['Ana', 'Ana (3)', 'Ana (2)'],
  ],
])('%j are numbered as %j', (names, numbered) => {
  expect(numberedNames(names)).toEqual(numbered);
});

test('numbered names are unique, and the first of each name is unchanged', () => {
  const names = fc.array(fc.constantFrom('Ana', 'ana', 'Ana (2)', 'ana (2)', 'Ben', 'Ana (2) (2)'), { maxLength: 12 });
  fc.assert(
    fc.property(names, (given) => {
      const numbered = numberedNames(given);
      expect(new Set(numbered.map(nameKey)).size).toBe(given.length);
      const keys = given.map(nameKey);
      for (const [place, key] of keys.entries()) {
        if (keys.indexOf(key) === place) expect(numbered[place]).toBe(given[place]);
      }
    }),
  );
});
