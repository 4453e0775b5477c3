import { expect, test } from 'vitest';
import { countInMonth } from './calendar-month.ts';

const moments = ['2026-10-31T23:30:00Z', '2026-11-01T00:30:00Z', '2026-11-30T23:30:00Z', '2025-11-15T12:00:00Z'].map(
  (text) => new Date(text),
);
const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['UTC', 2],
  ['Europe/Berlin', 2],
  ['America/Los_Angeles', 1],
  ['Pacific/Auckland', 2],
])('in %s, %i moments are in the current month', (timeZone, count) => {
  expect(countInMonth(moments, timeZone, now)).toBe(count);
});

test('the month is that of the zone, not of UTC', () => {
  const late = new Date('2026-10-31T23:30:00Z');
  expect(countInMonth([late], 'UTC', now)).toBe(0);
  expect(countInMonth([late], 'Europe/Berlin', now)).toBe(1);
});
