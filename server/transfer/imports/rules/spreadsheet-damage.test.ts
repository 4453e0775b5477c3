import { expect, test } from 'vitest';
import { isSpreadsheetDamage } from './spreadsheet-damage.ts';

test.each(['07. Mai', '7-May', 'May-07', '07.05.2024', '2024-05-07', '8/5', '#####', '#NAME?', '1,2E+05'])(
  'isSpreadsheetDamage of %s is true except for "8/5"',
  (text) => expect(isSpreadsheetDamage(text)).toBe(text !== '8/5'),
);

test.each(['abc', '11', '-1', 'may', 'seven'])('%s is not damage by a spreadsheet', (text) =>
  expect(isSpreadsheetDamage(text)).toBe(false),
);
