import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  ['45', '45 min'],
  ['30-60', '30-60 min'],
  [' 30 – 60 ', '30 – 60 min'],
])('bare minutes get their unit: %o reads %o', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});

test.each(['45 min', '2 hours', 'an evening'])('%o stays as it was typed', (duration) => {
  expect(durationText(duration)).toBe(duration);
});
