import { expect, test } from 'vitest';
import { monthSince } from './month-since.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test.each([
  [0, 'November'],
  [333.9, 'December'],
  [334, 'December 2025'],
  [800, 'September 2024'],
])('%d days ago is described as %s', (days, words) => {
  expect(monthSince(daysAgo(days), NOW, 'UTC')).toBe(words);
});

test('the month is that of the given time zone', () => {
  const date = new Date('2026-09-30T20:00:00Z');
  expect(monthSince(date, NOW, 'Pacific/Kiritimati')).toBe('October');
  expect(monthSince(date, NOW, 'America/Los_Angeles')).toBe('September');
});

test('the time zone defaults to that of the reader', () => {
  const reader = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const date of [new Date('2026-09-30T10:00:00Z'), new Date('2026-09-30T20:00:00Z')])
    expect(monthSince(date, NOW)).toBe(monthSince(date, NOW, reader));
});
