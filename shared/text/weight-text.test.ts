import { expect, test } from 'vitest';
import { weightText } from './weight-text.ts';

test.each([
  [1, 'light, 1.0 of 5'],
  [1.94, 'light, 1.9 of 5'],
  [2, 'medium-weight, 2.0 of 5'],
  [3.14, 'medium-weight, 3.1 of 5'],
  [3.2, 'heavy, 3.2 of 5'],
  [4.6, 'heavy, 4.6 of 5'],
])('a weight of %s reads %s', (weight, text) => {
  expect(weightText(weight).replaceAll('\u00a0', ' ')).toBe(text);
});
