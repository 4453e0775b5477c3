import { expect, test } from 'vitest';
import { overBudget, readBudgets } from './budgets.ts';

const tables = { 'First visits': { Home: { requests: 20, 'JavaScript kB': 140.2 }, Picker: { requests: 18 } } };

test('a screen over its budget is reported with the measured value and the budget', () => {
  expect(overBudget(tables, { Home: { requests: 20, 'JavaScript kB': 140 } })).toEqual([
    'Home: JavaScript kB: 140.2, more than 140',
  ]);
});

test('a screen or a figure without a measurement is reported as over budget', () => {
  expect(overBudget(tables, { Away: { requests: 1 }, Picker: { 'JavaScript kB': 1 } })).toHaveLength(2);
});

test('nothing is reported when every screen is within its budget', () => {
  expect(overBudget(tables, { Home: { requests: 20 }, Picker: { requests: 30 } })).toEqual([]);
});

test('every screen has a budget of requests, code and styles', () => {
  for (const cells of Object.values(readBudgets()))
    expect(Object.keys(cells)).toEqual(expect.arrayContaining(['requests', 'JavaScript kB', 'style sheets kB']));
});
