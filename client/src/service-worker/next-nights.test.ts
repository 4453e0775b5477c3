import { expect, test } from 'vitest';
import { nextNights } from './next-nights.ts';

const now = new Date('2026-12-04T20:00:00Z');
const night = (id: number, date: string, status = 'scheduled') => ({ id, date, durationMinutes: 240, status });
const over = night(1, '2026-12-04T15:00:00Z');
const on = night(2, '2026-12-04T19:00:00Z');
const later = night(3, '2026-12-11T19:00:00Z');
const found = (...list: Parameters<typeof nextNights>[0]) => nextNights(list, now).map(({ id }) => id);

test('the next night is the one that is on, else the first to come; never one that is cancelled or over', () => {
  expect(found(later, on, over)).toEqual([on.id]);
  expect(found(over, later)).toEqual([later.id]);
  expect(found(over, { ...on, status: 'cancelled' })).toEqual([]);
});

test('of the nights that are finding their date the one whose dates end first is next, beside one with a date', () => {
  const open = night(4, '2026-12-20T19:00:00Z', 'finding_date');
  const earlier = night(5, '2026-12-15T19:00:00Z', 'finding_date');
  expect(found(open, earlier, later)).toEqual([later.id, earlier.id]);
  expect(found(open, { ...earlier, date: over.date })).toEqual([open.id]);
});
