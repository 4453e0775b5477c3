import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOverscan, overscanFor } from './use-overscan.ts';

const itemsOf = (ids: readonly number[]) => ids.map((id) => ({ id }));
const anyIds = fc.uniqueArray(fc.nat(5), { maxLength: 4 });

test('rows ahead are kept for the same games in the same order, even if their data changed', () => {
  fc.assert(
    fc.property(anyIds, fc.nat(2), (ids, rows) => {
      const items = itemsOf(ids);
      expect(overscanFor({ items, rows }, items)).toBe(rows);
      expect(overscanFor({ items, rows }, itemsOf(ids))).toBe(rows);
    }),
  );
});

test('a different list starts without rows ahead', () => {
  fc.assert(
    fc.property(anyIds, anyIds, (before, now) => {
      const isSame = JSON.stringify(before) === JSON.stringify(now);
      expect(overscanFor({ items: itemsOf(before), rows: 2 }, itemsOf(now))).toBe(isSame ? 2 : 0);
    }),
  );
  expect(overscanFor({ items: itemsOf([1, 2]), rows: 2 }, itemsOf([2, 1]))).toBe(0);
  expect(overscanFor({ items: itemsOf([1, 2]), rows: 2 }, itemsOf([1]))).toBe(0);
});

test('rows are added one at a time, up to two', () => {
  const items = itemsOf([1, 2, 3]);
  expect(nextOverscan({ items, rows: 0 })).toEqual({ items, rows: 1 });
  expect(nextOverscan({ items, rows: 1 })).toEqual({ items, rows: 2 });
  expect(nextOverscan({ items, rows: 2 })).toBeNull();
});
