import { expect, test } from 'vitest';
import { parseView } from '#client/games/collection-view.ts';
import { isSameView, isWorthSaving, queryOf } from './view-address.ts';

test('views with equal settings are equal, in any order and with default values', () => {
  expect(isSameView('weight=2&players=6', parseView('players=6&weight=2&period=year&tab=owned'))).toBe(true);
  expect(isSameView('weight=2', parseView('weight=2&sort=rating'))).toBe(false);
  expect(isSameView('weight=2', parseView('weight=2&tab=wishlist'))).toBe(false);
});

test('a view without filters is not worth saving, one with an order or a search is', () => {
  expect(isWorthSaving(parseView('tab=wishlist&period=year'))).toBe(false);
  expect(isWorthSaving(parseView('sort=rating'))).toBe(true);
  expect(queryOf(parseView('q=a+b&period=year'))).toBe('q=a+b');
});
