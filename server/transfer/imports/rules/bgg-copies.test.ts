import { describe, expect, test } from 'vitest';
import { copyRows } from './bgg-copies.ts';
import type { ImportedCopy } from '#shared/schema/imported-game.ts';
import { NO_COPY } from '#server/copies/merge-copies.ts';

const copy = (facts: Partial<ImportedCopy> = {}): ImportedCopy => ({ ...NO_COPY, ...facts });

describe('the export rows of copies', () => {
  test('a game without copies has one row with empty cells', () => {
    expect(copyRows([])).toHaveLength(1);
    expect(Object.values(copyRows([])[0] ?? {}).every((cell) => cell === null)).toBe(true);
  });

  test('equal copies are merged into one row with a quantity, in the order of their first occurrence', () => {
    const rows = copyRows([copy({ place: 'Shelf' }), copy({ place: 'Cottage' }), copy({ place: 'Shelf' })]);
    expect(rows.map(({ invlocation, quantity }) => [invlocation, quantity])).toEqual([
      ['Shelf', 2],
      ['Cottage', null],
    ]);
  });

  test('copies that differ in any field are not merged', () => {
    expect(copyRows([copy({ place: 'A' }), copy({ condition: 'A' }), copy({ pricePaid: 1 }), copy()])).toHaveLength(4);
  });

  test('the number of reads grows linearly with the number of copies', () => {
    let reads = 0;
    const counted = (place: string) =>
      new Proxy(copy({ place }), {
        get: (facts, name) => {
          reads += 1;
          return Reflect.get(facts, name) as unknown;
        },
      });
    const many = Array.from({ length: 500 }, (_, n) => counted(`Shelf ${n}`));
    expect(copyRows(many)).toHaveLength(500);
    expect(reads).toBeLessThan(500 * 50);
  });
});
