import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('a row moves by one place', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('no row leaves the list', () => {
  const list = ['a', 'b'];
  expect(moved(list, 0, -1)).toBe(list);
  expect(moved(list, 1, 1)).toBe(list);
  expect(moved(list, 7, -1)).toBe(list);
});
