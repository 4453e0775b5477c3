import { expect, test } from 'vitest';
import { daysBefore, lastFriday } from './calendar.ts';

test.each([
  ['2026-11-20T12:00:00Z', '2026-11-13T19:30:00.000Z'],
  ['2026-11-21T00:00:00Z', '2026-11-20T19:30:00.000Z'],
  ['2026-11-26T23:59:00Z', '2026-11-20T19:30:00.000Z'],
])('at %s the last past Friday is %s', (now, friday) => {
  expect(lastFriday(new Date(now)).toISOString()).toBe(friday);
});

test('days are counted across month ends, backwards and forwards', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(daysBefore(now, 1, 18).toISOString()).toBe('2026-02-28T18:00:00.000Z');
  expect(daysBefore(now, -31, 18).toISOString()).toBe('2026-04-01T18:00:00.000Z');
});
