import { expect, test } from 'vitest';
import { overBudget, readBudgets } from './budgets.ts';

const tables = { 'First visits': { Home: { requests: 20, 'JavaScript kB': 140.2 }, Picker: { requests: 18 } } };

test('a screen that takes more than its budget is named with what it takes', () => {
  expect(overBudget(tables, { Home: { requests: 20, 'JavaScript kB': 140 } })).toEqual([
    'Home: JavaScript kB: 140.2, more than 140',
  ]);
});

test('a screen or a figure that was not measured is over its budget', () => {
  expect(overBudget(tables, { Away: { requests: 1 }, Picker: { 'JavaScript kB': 1 } })).toHaveLength(2);
});

test('nothing is named where all keep to it', () => {
  expect(overBudget(tables, { Home: { requests: 20 }, Picker: { requests: 30 } })).toEqual([]);
});

test('every screen has a budget of requests, code and styles', () => {
  for (const cells of Object.values(readBudgets()))
    expect(Object.keys(cells)).toEqual(expect.arrayContaining(['requests', 'JavaScript kB', 'style sheets kB']));
});
