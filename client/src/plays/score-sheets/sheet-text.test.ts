import { expect, test } from 'vitest';
import { sheetText, worthText } from './sheet-text.ts';

test.each([
  [{ by: 'points' }, 'Points as typed'],
  [{ by: 'each', points: 1, per: 1 }, '1 point each'],
  [{ by: 'each', points: -2, per: 1 }, '−2 points each'],
  [{ by: 'each', points: 1, per: 3 }, '1 point for every 3'],
  [{ by: 'list', points: [-1, 1, 2] }, 'For 0, 1, 2...: −1, 1, 2'],
] as const)('%o is described as %s', (worth, text) => {
  expect(worthText(worth)).toBe(text);
});

test('a sheet is described by its number of rows, and whether the lowest score wins', () => {
  const row = { key: 'eggs', label: 'Eggs', worth: { by: 'points' } } as const;
  expect([
    sheetText({ name: 'A', outcome: 'highest', rows: [] }),
    sheetText({ name: 'A', outcome: 'lowest', rows: [row] }),
    sheetText({ name: 'A', outcome: 'highest', rows: [row, { ...row, key: 'b' }] }),
  ]).toEqual(['Round by round', '1 row, fewest points win', '2 rows']);
});
