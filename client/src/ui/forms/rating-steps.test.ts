import { expect, test } from 'vitest';
import { pipFills, toRatingStep } from './rating-steps.ts';

test.each([
  [3.2, 3],
  [3.25, 3.5],
  [4.74, 4.5],
  [-1, 0],
  [9, 5],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 5],
])('%d is rounded to %d', (value, rating) => {
  expect(toRatingStep(value)).toBe(rating);
});

test('a rating of three and a half fills three pips and half of one', () => {
  expect(pipFills(3.5)).toEqual([1, 1, 1, 0.5, 0]);
  expect(pipFills(0)).toEqual([0, 0, 0, 0, 0]);
  expect(pipFills(5)).toEqual([1, 1, 1, 1, 1]);
});
