import { expect, test } from 'vitest';
import { answerTimeText } from './answer-time-text.ts';

test.each([
  [null, '-'],
  [0.001, '1 min'],
  [0.7, '42 min'],
  [3.4, '3 h'],
  [35, '35 h'],
  [36, '2 days'],
  [240, '10 days'],
])('%s hours are shown as %s', (hours, text) => {
  expect(answerTimeText(hours)).toBe(text);
});
