import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  ['45', '45 min'],
  ['30-60', '30-60 min'],
  [' 30 – 60 ', '30 – 60 min'],
])('a number without a unit gets "min": %o becomes %o', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});

test.each(['45 min', '2 hours', 'an evening'])('%o is unchanged', (duration) => {
  expect(durationText(duration)).toBe(duration);
});
