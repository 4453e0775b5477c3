import { expect, test } from 'vitest';
import { zoneWords } from './moment-words.ts';

test.each([
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Europe/London', 'United Kingdom Time'],
  ['Pacific/Auckland', 'New Zealand Time'],
])('the clock of %s is called %s', (timeZone, words) => {
  expect(zoneWords(new Date('2026-12-05T19:30:00Z'), timeZone)).toBe(words);
});
