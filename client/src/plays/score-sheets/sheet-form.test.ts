import { expect, test } from 'vitest';
import { addSheet } from '#shared/plays/score-sheets-contract.ts';
import { BUILT_IN_SHEETS } from './built-in-sheets.ts';
import { blankRow, fieldsOf, sheetForm, type RowFields } from './sheet-form.ts';

const row = (changes: Partial<RowFields>): RowFields => ({ ...blankRow([]), label: 'Eggs', ...changes });
const errorsOf = (...rows: RowFields[]) =>
  sheetForm.safeParse({ ...fieldsOf(null), name: 'Mine', rows }).error?.issues.map(({ path }) => path.join('.'));

test('missing values are reported for the sheet and for each row', () => {
  const blank = {
    ...fieldsOf(null),
    rows: [row({ label: ' ' }), row({ by: 'each', points: '', per: '0', label: '' })],
  };
  expect(sheetForm.safeParse(blank).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'name',
    'rows.0.label',
    'rows.1.label',
    'rows.1.points',
    'rows.1.per',
  ]);
});

test('invalid points, group sizes and tables are reported', () => {
  expect(errorsOf(row({ by: 'each', points: 'many' }))).toEqual(['rows.0.points']);
  expect(errorsOf(row({ by: 'each', points: '10001' }))).toEqual(['rows.0.points']);
  expect(errorsOf(row({ by: 'each', per: '1.5' }))).toEqual(['rows.0.per']);
  expect(errorsOf(row({ by: 'list', list: ' , ' }))).toEqual(['rows.0.list']);
  expect(errorsOf(row({ by: 'list', list: '1, two' }))).toEqual(['rows.0.list']);
  expect(errorsOf(row({ by: 'list', list: '1 '.repeat(201) }))).toEqual(['rows.0.list']);
});

test('values of another kind of points are not validated', () => {
  expect(errorsOf(row({ by: 'points', points: 'many', per: '', list: 'none' }))).toBeUndefined();
});

test('a table can be separated by commas, semicolons or spaces', () => {
  const { rows } = sheetForm.parse({
    ...fieldsOf(null),
    name: 'Mine',
    rows: [row({ by: 'list', list: '-1,1; 2  3' })],
  });
  expect(rows[0]?.worth).toEqual({ by: 'list', points: [-1, 1, 2, 3] });
});

test('a sheet that is opened and saved is unchanged and valid', () => {
  for (const known of BUILT_IN_SHEETS) {
    const saved = sheetForm.parse(fieldsOf(known));
    expect(saved).toEqual(known);
    expect(addSheet.body?.safeParse(saved).success).toBe(true);
  }
});

test('a new row gets a unique key', () => {
  expect(blankRow([{ key: 'row-2' }, { key: 'eggs' }]).key).toBe('row-3');
});
