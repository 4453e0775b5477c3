import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BGG_COLUMNS, type BggCells, type BggColumn } from './bgg-collection-columns.ts';
import { readCells } from './bgg-readers.ts';

const unreadableCells = (row: BggCells) => readCells(row).unreadable;

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
      'avgweight',
      'yearpublished',
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

/** Columns of any text; every other one is a number, a mark, a word or a day. */
const TEXTS: readonly BggColumn[] = [
  'objectname',
  'comment',
  'wishlistcomment',
  'version_nickname',
  'version_languages',
  'acquiredfrom',
  'invlocation',
  'conditiontext',
  'barcode',
  'originalname',
  'privatecomment',
];

describe('no column is forgotten', () => {
  test.each(BGG_COLUMNS.filter((column) => !TEXTS.includes(column)))(
    'a cell of %s that is not understood is listed, whatever stands in it',
    (column) => {
      expect(unreadableCells(cells({ [column]: '@@' }))).toEqual([{ column, text: '@@' }]);
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme' }), (written) => {
          const cell = written.trim();
          const { values, unreadable } = readCells(cells({ [column]: cell }));
          const isEmpty = values[column] === null || values[column] === false;
          if (isEmpty && /[\p{L}\p{N}]/u.test(cell.replaceAll(/^(n\/a|null|none|no?|false|all|any)$|^-?[0.,]+$/gi, '')))
            expect(unreadable).toHaveLength(1);
        }),
      );
    },
  );

  test.each(TEXTS)('a text in %s is kept', (column) => {
    expect(readCells(cells({ [column]: '@@' }))).toMatchObject({ values: { [column]: '@@' }, unreadable: [] });
  });
});

test.each([
  ['numplays', '99999999'],
  ['quantity', '21'],
  ['avgweight', '5.5'],
  ['maxplayers', '1000'],
  ['wishlistpriority', '6'],
  ['own', 'maybe'],
  ['itemtype', 'accessory'],
  ['bggbestplayers', '2,x'],
  ['bggrecagerange', 'Up to 8'],
  ['pp_currency', 'Euro'],
] as const)('%s "%s" is listed', (column, text) =>
  expect(unreadableCells(cells({ [column]: text }))).toEqual([{ column, text }]),
);

test('more players at least than at most are listed, and neither is used', () => {
  const { values, unreadable } = readCells(cells({ minplayers: '4', maxplayers: '2' }));
  expect([values.minplayers, values.maxplayers]).toEqual([null, null]);
  expect(unreadable.map(({ column }) => column)).toEqual(['minplayers', 'maxplayers']);
});

test.each(['1', '1.0', '2', 'yes', 'TRUE', 'x'])('own "%s" is a mark', (own) =>
  expect(readCells(cells({ own })).values.own).toBe(true),
);
test.each(['', '0', '0.0', 'N/A', 'no', 'FALSE'])('own "%s" is none', (own) =>
  expect(readCells(cells({ own }))).toMatchObject({ values: { own: false }, unreadable: [] }),
);
