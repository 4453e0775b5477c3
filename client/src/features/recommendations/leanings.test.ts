import { expect, test } from 'vitest';
import { LEANINGS, leaningText } from './leanings.ts';

test.each([
  [-1, 'Lighter'],
  [-0.5, 'Rather lighter'],
  [0, 'As you play'],
  [0.5, 'Rather heavier'],
  [1, 'Heavier'],
])('a weight of %d reads %j', (value, text) => {
  const [weight] = LEANINGS;
  expect(weight && leaningText(weight, value)).toBe(text);
});
