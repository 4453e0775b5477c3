import { expect, test } from 'vitest';
import { parseView } from '#client/entities/games/collection-view.ts';
import { isSameView, isWorthSaving, queryOf } from './view-address.ts';

test('the same settings are the same view, in whatever order and with parts that say nothing', () => {
  expect(isSameView('weight=2&players=6', parseView('players=6&weight=2&period=year&tab=owned'))).toBe(true);
  expect(isSameView('weight=2', parseView('weight=2&sort=rating'))).toBe(false);
  expect(isSameView('weight=2', parseView('weight=2&tab=wishlist'))).toBe(false);
});

test('a list as it is after Clear is not worth saving, an order or a search is', () => {
  expect(isWorthSaving(parseView('tab=wishlist&period=year'))).toBe(false);
  expect(isWorthSaving(parseView('sort=rating'))).toBe(true);
  expect(queryOf(parseView('q=a+b&period=year'))).toBe('q=a+b');
});
