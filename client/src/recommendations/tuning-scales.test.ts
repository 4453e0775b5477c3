import { expect, test } from 'vitest';
import { TUNING_SCALES, tuningText } from './tuning-scales.ts';

test.each([
  [-1, 'Lighter'],
  [-0.5, 'Rather lighter'],
  [0, 'As you play'],
  [0.5, 'Rather heavier'],
  [1, 'Heavier'],
])('a weight of %d reads %j', (value, text) => {
  const [weight] = TUNING_SCALES;
  expect(weight && tuningText(weight, value)).toBe(text);
});
