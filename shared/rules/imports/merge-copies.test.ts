import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STORAGE_LIMITS } from '../plans/storage-limits.ts';
import { factsOfCopy, type ImportedCopy, mergeCopies, NO_COPY } from './merge-copies.ts';

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

describe('copies of a file', () => {
  test('come in as they are where there are none', () => {
    fc.assert(
      fc.property(anyCopies, (imported) => {
        expect(mergeCopies([], [], imported)).toEqual(imported);
      }),
    );
  });

  test('change nothing once more, whatever the owner did with them meanwhile', () => {
    fc.assert(
      fc.property(anyCopies, anyCopies, anyCopies, (ours, last, imported) => {
        const once = mergeCopies(ours, last, imported);
        expect(mergeCopies(once, imported, imported)).toEqual(once);
        expect(mergeCopies(ours, imported, imported)).toEqual(ours);
      }),
    );
  });

  test('never remove one, and never erase what is known', () => {
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

  test('are never more than a game may have', () => {
    const many = Array.from({ length: 30 }, (_, place) => copy({ place: `Shelf ${place}` }));
    expect(mergeCopies([], [], many)).toHaveLength(STORAGE_LIMITS.copiesOfGame.most);
  });
});

test('what the file tells otherwise than last time is taken over, except where the owner wrote something else', () => {
  const before = copy({ edition: 'First', place: 'Home', pricePaid: 10 });
  const moved = copy({ edition: 'First', place: 'Cottage', pricePaid: 12 });
  expect(mergeCopies([{ id: 1, ...before }], [before], [moved])).toEqual([{ id: 1, ...moved }]);
  const removed = mergeCopies([], [before], [moved]);
  expect(removed).toEqual([]);
  const edited = { id: 1, ...before, place: 'Attic' };
  expect(mergeCopies([edited], [before], [moved])).toEqual([edited]);
});

test('a copy that the owner typed is completed by one that does not contradict it', () => {
  const ours = [{ id: 1, ...copy({ place: 'Home' }) }];
  expect(mergeCopies(ours, [], [copy({ edition: 'First' })])).toEqual([
    { id: 1, ...copy({ place: 'Home', edition: 'First' }) },
  ]);
  expect(mergeCopies(ours, [], [copy({ place: 'Cottage' })])).toHaveLength(2);
});
