import { expect, test } from 'vitest';
import { moveRow } from './move-row.ts';

test('a row moves by one place', () => {
  expect(moveRow(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveRow(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('moving beyond the ends keeps the list unchanged', () => {
  const list = ['a', 'b'];
  expect(moveRow(list, 0, -1)).toBe(list);
  expect(moveRow(list, 1, 1)).toBe(list);
  expect(moveRow(list, 7, -1)).toBe(list);
});
