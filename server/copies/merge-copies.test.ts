import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { factsOfCopy, mergeCopies, NO_COPY } from './merge-copies.ts';
import type { ImportedCopy } from '#shared/schema/imported-game.ts';

const copy = (facts: Partial<ImportedCopy>): ImportedCopy => ({ ...NO_COPY, ...facts });

/** Few values, so that copies meet. */
const anyCopy = fc
  .record({
    edition: fc.constantFrom(null, 'First', 'Second'),
    place: fc.constantFrom(null, 'Home', 'Cottage'),
    pricePaid: fc.constantFrom(null, 10, 24.5),
  })
  .map(copy);
const anyCopies = fc.array(anyCopy, { maxLength: 4 });

describe('imported copies', () => {
  test('are added unchanged to a game without copies', () => {
    fc.assert(
      fc.property(anyCopies, (imported) => {
        expect(mergeCopies([], [], imported)).toEqual(imported);
      }),
    );
  });

  test('change nothing when the same file is imported again', () => {
    fc.assert(
      fc.property(anyCopies, anyCopies, anyCopies, (ours, last, imported) => {
        const once = mergeCopies(ours, last, imported);
        expect(mergeCopies(once, imported, imported)).toEqual(once);
        expect(mergeCopies(ours, imported, imported)).toEqual(ours);
      }),
    );
  });

  test('never remove a copy and never erase a known value', () => {
    fc.assert(
      fc.property(anyCopies, anyCopies, anyCopies, (ours, last, imported) => {
        const after = mergeCopies(ours, last, imported);
        expect(after.length).toBeGreaterThanOrEqual(ours.length);
        for (const [place, before] of ours.entries())
          for (const [fact, value] of Object.entries(factsOfCopy(before)))
            if (value !== null) expect(after[place]?.[fact as keyof ImportedCopy]).not.toBeNull();
      }),
    );
  });

  test('are limited to the maximum of a game', () => {
    const many = Array.from({ length: 30 }, (_, place) => copy({ place: `Shelf ${place}` }));
    expect(mergeCopies([], [], many)).toHaveLength(STORAGE_LIMITS.copiesOfGame.most);
  });
});

test('update values that changed in the file, except those that the owner changed', () => {
  const before = copy({ edition: 'First', place: 'Home', pricePaid: 10 });
  const moved = copy({ edition: 'First', place: 'Cottage', pricePaid: 12 });
  expect(mergeCopies([{ id: 1, ...before }], [before], [moved])).toEqual([{ id: 1, ...moved }]);
  const removed = mergeCopies([], [before], [moved]);
  expect(removed).toEqual([]);
  const edited = { id: 1, ...before, place: 'Attic' };
  expect(mergeCopies([edited], [before], [moved])).toEqual([edited]);
});

test('a copy of the owner is completed by an imported copy without contradicting values', () => {
  const ours = [{ id: 1, ...copy({ place: 'Home' }) }];
  expect(mergeCopies(ours, [], [copy({ edition: 'First' })])).toEqual([
    { id: 1, ...copy({ place: 'Home', edition: 'First' }) },
  ]);
  expect(mergeCopies(ours, [], [copy({ place: 'Cottage' })])).toHaveLength(2);
});
