import { expect, test } from 'vitest';
import { columnOf, numberKind, numberText } from './sheet-cells.ts';

test.each([
  [0, undefined, 'number'],
  [14, undefined, 'date'],
  [20, undefined, 'time'],
  [164, 'dd.mm.yyyy;@', 'date'],
  [164, '[$-407]d. mmmm yyyy', 'date'],
  [164, 'h:mm', 'time'],
  [164, '0.00 "days"', 'number'],
  [164, '#,##0.00\\ [$EUR]', 'number'],
] as const)('format %i %s is a %s', (id, code, kind) => {
  expect(numberKind(id, code)).toBe(kind);
});

test.each([
  ['7.5', 'number', '7.5'],
  ['0.30000000000000004', 'number', '0.3'],
  ['4002051693107', 'number', '4002051693107'],
  ['1.5E2', 'number', '150'],
  ['44269', 'date', '2021-03-14'],
  ['59', 'date', '1900-02-28'],
  ['61', 'date', '1900-03-01'],
  ['0.03125', 'time', '0:45'],
  ['#N/A', 'number', '#N/A'],
] as const)('%s as a %s is %s', (value, kind, text) => {
  expect(numberText(value, kind, false)).toBe(text);
});

test('a workbook of an old Mac counts days from 1904', () => {
  expect(numberText('0', 'date', true)).toBe('0');
  expect(numberText('42807', 'date', true)).toBe('2021-03-14');
});

test('a cell is found by its name', () => {
  expect(['A1', 'Z9', 'AB12', 'XFD1', '12', undefined].map(columnOf)).toEqual([0, 25, 27, 16_383, null, null]);
});
