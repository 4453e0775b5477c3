import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toggleGame } from './toggle-game.ts';

const order = [5, 3, 8, 1, 9];
const of = (ids: number[], anchor: number | null = null) => ({ ids: new Set(ids), anchor });
const after = (...given: Parameters<typeof toggleGame>) => [...toggleGame(...given).ids];

test('a click selects a game, and a second click deselects it', () => {
  expect(after(null, order, 3, false)).toEqual([3]);
  expect(after(of([3, 8]), order, 3, false)).toEqual([8]);
});

test('a Shift click gives all games in between the state of the clicked one, in both directions', () => {
  expect(after(of([3], 3), order, 1, true)).toEqual([3, 8, 1]);
  expect(after(of([9], 9), order, 3, true).toSorted()).toEqual([1, 3, 8, 9]);
  expect(after(of([5, 3, 8, 1], 5), order, 8, true)).toEqual([1]);
});

test('a Shift click without a visible previous click acts as a plain click', () => {
  expect(after(of([]), order, 8, true)).toEqual([8]);
  expect(after(of([7], 7), order, 8, true)).toEqual([7, 8]);
});

test('two clicks on the same game restore the selection', () => {
  fc.assert(
    fc.property(fc.subarray(order), fc.constantFrom(...order), (ids, id) => {
      const twice = toggleGame(toggleGame(of(ids), order, id, false), order, id, false);
      expect([...twice.ids].toSorted()).toEqual(ids.toSorted());
    }),
  );
});
