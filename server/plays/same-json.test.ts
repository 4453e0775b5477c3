import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from './same-json.ts';

test('a value equals its JSON copy with any order of fields', () => {
  const reversed = (_key: string, value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value;
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(sameJson(plain, JSON.parse(JSON.stringify(plain), reversed))).toBe(true);
    }),
  );
});

test.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: null }, {}, false],
  [null, {}, false],
  ['1', 1, false],
  [5, {}, false],
  ['', [], false],
  [true, {}, false],
])('%j equals %j: %j', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
  expect(sameJson(b, a)).toBe(same);
});
