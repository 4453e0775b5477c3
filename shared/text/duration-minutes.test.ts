import { expect, test } from 'vitest';
import { durationMinutes } from './duration-minutes.ts';

test.each(['', '?', 'an evening', '1-2 hours', '-5', '30 to 45'])('"%s" has no minutes', (text) => {
  expect(durationMinutes(text)).toBeNull();
});

test.each([
  ['45', 45, 45],
  ['45 min', 45, 45],
  ['90 Minutes', 90, 90],
  ['30-60 min', 30, 60],
  ['60 – 30', 30, 60],
])('"%s" is read as %d to %d minutes', (text, min, max) => {
  expect(durationMinutes(text)).toEqual({ min, max });
});
