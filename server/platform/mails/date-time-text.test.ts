import { expect, test } from 'vitest';
import { ownTimeText, shortMoment, zoneName } from './date-time-text.ts';

const DATE = new Date('2026-12-05T19:30:00Z');

test.each([
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Europe/London', 'United Kingdom Time'],
  ['Pacific/Auckland', 'New Zealand Time'],
])('the zone %s is named %s', (timeZone, words) => {
  expect(zoneName(DATE, timeZone)).toBe(words);
});

test.each([
  [null, null],
  ['Europe/Lisbon', null],
  ['Europe/Berlin', 'For you: 20:30 (Central European Time)'],
  ['Pacific/Auckland', 'For you: Sunday 6 December 2026 at 08:30 (New Zealand Time)'],
])('a reader in %s of a night in Lisbon sees %j', (timeZone, words) => {
  expect(ownTimeText(DATE, 'Europe/Lisbon', { hourCycle: 'h23', timeZone })).toBe(words);
});

test.each([
  ['h23', '2026-11-01', 'Sat 5 Dec, 19:30'],
  ['h12', '2026-11-01', 'Sat 5 Dec, 7:30 pm'],
  ['h23', '2025-11-01', 'Sat 5 Dec 2026, 19:30'],
] as const)('the short form with the clock %s, read on %s, is %s', (hourCycle, now, words) => {
  expect(shortMoment(DATE, 'UTC', hourCycle, new Date(now))).toBe(words);
});
