import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonListIn } from './json-list.ts';

test('a list comes back as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (list) => {
      expect(jsonListIn(JSON.stringify(list))).toEqual(JSON.parse(JSON.stringify(list)));
    }),
  );
});

test.each(['', 'Ana, Bea', '{', '{"0":1}', '"Ana"', '12', 'null'])("'%s' is no list", (text) => {
  expect(jsonListIn(text)).toBeNull();
});
