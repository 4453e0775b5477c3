import { expect, test } from 'vitest';
import { scrollStart } from './scroll-start.ts';

const items = [0, 60, 140, 220, 310].map((start, index, starts) => ({ start, end: starts[index + 1] ?? 400 }));
const startFor = (index: number, width: number) => {
  const shown = items[index];
  return shown && scrollStart(items, shown, width);
};

test('the scroll position stays at the start while the current item is visible', () => {
  expect([startFor(0, 200), startFor(1, 200)]).toEqual([0, 0]);
});

test('the scroll position moves to the first item with which the current one is fully visible', () => {
  expect([startFor(2, 200), startFor(3, 200), startFor(4, 200)]).toEqual([60, 140, 220]);
});

test('an item longer than the line is scrolled to its start', () => {
  expect(startFor(4, 50)).toBe(310);
});
