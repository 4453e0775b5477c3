import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enterMove, type RowEntry } from './enter-key-move.ts';

/** Rows with name and score. */
const rowsOf = (...names: string[]): RowEntry[] =>
  names.flatMap((name, row) => [
    { row, isName: true, isFilled: name !== '' },
    { row, isName: false, isFilled: false },
  ]);

describe('with all names filled in', () => {
  test('Enter moves from score to score, and from the last one to the button', () => {
    const entries = rowsOf('Ana', 'Bea', 'Cem');
    expect(enterMove(entries, 1, null)).toEqual({ to: 'field', index: 3 });
    expect(enterMove(entries, 3, null)).toEqual({ to: 'field', index: 5 });
    expect(enterMove(entries, 5, null)).toEqual({ to: 'submit' });
  });

  test('Enter never moves from a score to a name, for any rows', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Ana', 'Bea'), { minLength: 1, maxLength: 8 }), fc.nat(), (names, seed) => {
        const entries = rowsOf(...names);
        const scores = entries.flatMap(({ isName }, index) => (isName ? [] : [index]));
        const move = enterMove(entries, scores[seed % scores.length] ?? 0, null);
        expect(move.to === 'field' && entries[move.index]?.isName).toBe(false);
      }),
    );
  });
});

test('Enter moves from a name to its score, and then to the next missing name', () => {
  expect(enterMove(rowsOf('Ana', ''), 0, null)).toEqual({ to: 'field', index: 1 });
  expect(enterMove(rowsOf('Ana', ''), 1, 0)).toEqual({ to: 'field', index: 2 });
});

test('Enter adds a row if names and scores are typed alternately', () => {
  expect(enterMove(rowsOf('Ana', 'Bea'), 3, 1)).toEqual({ to: 'new row' });
});

test('Enter adds a row after the last name if there are no scores', () => {
  expect(enterMove([{ row: 0, isName: true, isFilled: true }], 0, null)).toEqual({ to: 'new row' });
});

test('Enter in an empty last row submits', () => {
  expect(enterMove(rowsOf('Ana', ''), 2, null)).toEqual({ to: 'submit' });
});
