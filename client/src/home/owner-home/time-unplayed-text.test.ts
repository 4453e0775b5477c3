import { expect, test } from 'vitest';
import { timeUnplayedText } from './time-unplayed-text.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

test.each([
  [null, 'Never played'],
  ['2026-05-01', '6 months'],
  ['2025-09-01', '14 months'],
  ['2023-06-01', '3 years'],
])('a game last played %s is described as: %s', (date, text) => {
  expect(timeUnplayedText({ lastPlayed: date === null ? null : new Date(date) }, NOW)).toBe(text);
});
