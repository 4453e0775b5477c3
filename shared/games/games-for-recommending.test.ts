import { expect, test } from 'vitest';
import { gamesMissing, gamesMissingText } from './games-for-recommending.ts';

const games = (count: number, isExpansion = false) => Array.from({ length: count }, () => ({ isExpansion }));

test.each([
  [0, 0, 5],
  [2, 9, 3],
  [5, 0, 0],
  [600, 0, 0],
])('with %d games and %d expansions, %d are missing', (base, expansions, missing) => {
  expect(gamesMissing([...games(base), ...games(expansions, true)])).toBe(missing);
});

test('an owner of too few games sees how many to add', () => {
  expect(gamesMissingText(3)).toContain('Add 3 more first.');
});
