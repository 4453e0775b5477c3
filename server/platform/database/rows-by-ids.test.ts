import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batches } from './rows-by-ids.ts';

test('batches contain every id once and in order, many short rows or few long ones', () => {
  const sizes = fc.array(fc.oneof(fc.nat(300), fc.nat(4_000_000)), { maxLength: 900 });
  fc.assert(
    fc.property(sizes, (bytes) => {
      const ids = bytes.map((_, n) => 10 + n);
      const all = [...batches(ids, bytes)];
      expect(all.flat()).toEqual(ids);
      for (const batch of all) {
        const together = batch.reduce((sum, id) => sum + (bytes[id - 10] ?? 0), 0);
        expect(batch.length).toBeGreaterThan(0);
        expect(batch.length).toBeLessThanOrEqual(250);
        expect(batch.length === 1 || together <= 3_000_000).toBe(true);
      }
    }),
  );
});

test('short rows are read 250 at a time, the longest plays forty at a time', () => {
  const ids = Array.from({ length: 500 }, (_, n) => n);
  const lengths = (bytes: number) =>
    [
      ...batches(
        ids,
        ids.map(() => bytes),
      ),
    ].map(({ length }) => length);
  expect(lengths(100)).toEqual([250, 250]);
  expect(lengths(70_000).slice(0, 2)).toEqual([42, 42]);
});
