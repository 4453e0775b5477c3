import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastAge } from './least-age.ts';

test.each([
  ['10+', 10],
  ['10 +', 10],
  ['10', 10],
  ['5–10', 5],
  ['8–12', 8],
  ['5-10', 5],
  ['8 to 12', 8],
  ['8 - 12 years', 8],
  ['von 8 bis 12 Jahren', 8],
  ['de 8 à 12 ans', 8],
  ['21 and up', 21],
  ['8 & up', 8],
  ['ab 12', 12],
  ['ab 12 Jahren', 12],
  ['à partir de 12 ans', 12],
  ['desde 8 años', 8],
  ['Ages 8+', 8],
  ['8 years and older', 8],
  ['8歳以上', 8],
  ['12 ans et plus', 12],
])('%j is a minimum age of %i', (cell, age) => expect(leastAge(cell)).toEqual({ value: age, isWhole: true }));

test.each(['(no votes)', 'All ages'])('%j says that there is no minimum', (cell) =>
  expect(leastAge(cell)).toEqual({ value: null, isWhole: true }),
);

test.each(['Up to 8', 'bis 8', 'bis zu 8 Jahre', "jusqu'à 8 ans", '8歳以下', '1+2', '100', 'ten', '8, 10, 12', '0-'])(
  '%j is not understood',
  (cell) => expect(leastAge(cell)).toEqual({ value: null, isWhole: false }),
);

test('any text is an age in years, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z+\d –-]{0,12}$/)), (cell) => {
      const { value } = leastAge(cell);
      expect(value === null || (Number.isInteger(value) && value >= 1 && value <= 99)).toBe(true);
    }),
  );
});
