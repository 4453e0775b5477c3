import { expect, test } from 'vitest';
import { reuseUnchangedRows } from './reuse-unchanged-rows.ts';

const row = (id: number, day = 1) => ({ id, at: new Date(2026, 0, day) });

test('an unchanged list keeps its identity', () => {
  const before = [row(1), row(2)];
  expect(reuseUnchangedRows(before, [row(1), row(2)])).toBe(before);
});

test('only changed rows are new objects', () => {
  const before = [row(1), row(2)];
  const after = reuseUnchangedRows(before, [row(1), row(2, 9), row(3)]);
  expect(after.map((one) => before.includes(one))).toEqual([true, false, false]);
});

test('removed rows are gone, and a first list is returned as it is', () => {
  expect(reuseUnchangedRows([row(1), row(2)], [row(2)])).toEqual([row(2)]);
  const first = [row(1)];
  expect(reuseUnchangedRows(undefined, first)).toBe(first);
});
