import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';
import { blankRow, type RowFields } from './sheet-form.ts';

const row = (changes: Partial<RowFields>): RowFields => ({ ...blankRow([]), label: 'Eggs', ...changes });

test('without rows the preview has rounds', () => {
  expect(previewOf([]).rows.map(({ label }) => label)).toEqual(['Round 1', 'Round 2', 'Round 3']);
});

test('the preview shows the points of each row and the total', () => {
  const { rows, total } = previewOf([
    row({ by: 'points' }),
    row({ by: 'each', points: '1', per: '3' }),
    row({ by: 'list', list: '-1, 1, 2' }),
  ]);
  expect(rows.map(({ typed, points }) => [typed, points])).toEqual([
    [12, 12],
    [7, 2],
    [2, 2],
  ]);
  expect(total).toBe(16);
});

test('an incomplete row is shown by its number and without points', () => {
  expect(previewOf([row({ label: '', by: 'list' })])).toMatchObject({
    rows: [{ label: 'Row 1', points: null }],
    total: 0,
  });
});
