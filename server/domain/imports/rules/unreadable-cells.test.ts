import { describe, expect, test } from 'vitest';
import { BGG_COLUMNS, type BggCells } from '#server/outbound/rules/bgg-collection-columns.ts';
import { isSpreadsheetDamage, unreadableCells } from './unreadable-cells.ts';

const cells = (filled: Partial<BggCells>): BggCells => ({
  ...(Object.fromEntries(BGG_COLUMNS.map((column) => [column, ''])) as BggCells),
  ...filled,
});

describe('a cell is unreadable', () => {
  test.each(['07. Mai', 'abc', '11', '-1', '0.5', '#####'])('if a rating is %s', (rating) => {
    expect(unreadableCells(cells({ rating }))).toEqual([{ column: 'rating', text: rating }]);
  });

  test.each(['', '0', 'N/A', '7', '7,5', '7.25', '10'])('but not if a rating is "%s"', (rating) => {
    expect(unreadableCells(cells({ rating }))).toEqual([]);
  });

  test('if plays, players, minutes, year or weight are not numbers', () => {
    const filled = { minplayers: '2-4', numplays: 'many', playingtime: '45 min', yearpublished: 'old', avgweight: '-' };
    expect(unreadableCells(cells(filled)).map(({ column }) => column)).toEqual([
      'numplays',
      'minplayers',
      'playingtime',
      'yearpublished',
      'avgweight',
    ]);
    expect(unreadableCells(cells({ numplays: '-3' }))).toEqual([{ column: 'numplays', text: '-3' }]);
    expect(unreadableCells(cells({ numplays: '3.5' }))).toEqual([{ column: 'numplays', text: '3.5' }]);
    expect(unreadableCells(cells({ yearpublished: '-3000', numplays: '0', avgweight: '0' }))).toEqual([]);
  });

  test.each([
    ['pricepaid', '12.50 EUR'],
    ['pricepaid', '-5'],
    ['acquisitiondate', '5/2/2020'],
    ['acquisitiondate', '2020-02-30'],
    ['quantity', 'two'],
  ] as const)('if %s of a copy is %s', (column, text) => {
    expect(unreadableCells(cells({ [column]: text }))).toEqual([{ column, text }]);
  });

  test('but not if price, day and number of copies can be read or are missing', () => {
    for (const acquisitiondate of ['', '0000-00-00', '2020-02-29'])
      for (const pricepaid of ['', '0', '0.00', '12,5', '49.90'])
        expect(unreadableCells(cells({ acquisitiondate, pricepaid, quantity: '2' }))).toEqual([]);
  });
});

test.each(['07. Mai', '7-May', 'May-07', '07.05.2024', '2024-05-07', '8/5', '#####', '#NAME?', '1,2E+05'])(
  'isSpreadsheetDamage of %s is true except for "8/5"',
  (text) => expect(isSpreadsheetDamage(text)).toBe(text !== '8/5'),
);

test.each(['abc', '11', '-1', 'may', 'seven'])('%s is not damage by a spreadsheet', (text) =>
  expect(isSpreadsheetDamage(text)).toBe(false),
);
