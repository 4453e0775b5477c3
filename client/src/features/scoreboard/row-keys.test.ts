import { expect, test } from 'vitest';
import { enterMove } from './row-keys.ts';

const at = (index: number, count: number, inLastRow: boolean, lastRowIsEmpty: boolean) =>
  enterMove({ index, count, inLastRow, lastRowIsEmpty });

test('Enter goes to the next field', () => {
  expect(at(0, 4, false, true)).toEqual({ to: 'field', index: 1 });
  expect(at(2, 4, true, false)).toEqual({ to: 'field', index: 3 });
});

test('Enter in the last field makes a new row', () => {
  expect(at(3, 4, true, false)).toEqual({ to: 'new row' });
});

test('Enter in an empty last row is done', () => {
  expect(at(2, 4, true, true)).toEqual({ to: 'submit' });
});
