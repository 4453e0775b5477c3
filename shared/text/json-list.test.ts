import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonListIn } from './json-list.ts';

test('a list is parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (list) => {
      expect(jsonListIn(JSON.stringify(list))).toEqual(JSON.parse(JSON.stringify(list)));
    }),
  );
});

test.each(['', 'Ana, Bea', '{', '{"0":1}', '"Ana"', '12', 'null'])("'%s' is not a list", (text) => {
  expect(jsonListIn(text)).toBeNull();
});
