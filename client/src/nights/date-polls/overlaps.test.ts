import { expect, test } from 'vitest';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { daysOf, nightsToCome, overlapping } from './overlaps.ts';
import { offeredDeadlines, usualDeadline } from './answers-until.ts';

const now = new Date('2026-11-23T10:00:00Z');
const demo = anEvent({ id: 1, title: 'Demo Day', date: new Date('2026-12-12T13:00:00Z'), durationMinutes: 180 });

test('only upcoming scheduled nights with a date can overlap', () => {
  const nights = [
    demo,
    anEvent({ id: 2, date: new Date('2026-11-01T13:00:00Z') }),
    anEvent({ id: 3, date: demo.date, status: 'cancelled' }),
    anEvent({ id: 4, date: demo.date }),
  ];
  expect(nightsToCome(nights, now, 4).map(({ id }) => id)).toEqual([1]);
});

test('a night that only touches a date option does not overlap it', () => {
  const at = (start: string, minutes: number) => overlapping(start, minutes, [demo])?.title;
  expect(at('2026-12-12T12:00:00Z', 60)).toBeUndefined();
  expect(at('2026-12-12T16:00:00Z', 60)).toBeUndefined();
  expect(at('2026-12-12T12:00:00Z', 61)).toBe('Demo Day');
  expect(at('2026-12-12T15:59:00Z', 60)).toBe('Demo Day');
});

test('the day of a night is in the time zone of the form', () => {
  expect(daysOf([demo], 'Pacific/Auckland')).toEqual(['2026-12-13']);
});

test('deadlines are offered on days before the first date, and the default leaves at least two days', () => {
  expect(offeredDeadlines('2026-11-23', '2026-11-26')).toEqual(['2026-11-24T20:00', '2026-11-25T20:00']);
  expect(usualDeadline('2026-11-23', '2026-12-04')).toBe('2026-11-30T20:00');
  expect(usualDeadline('2026-11-23', '2026-11-27')).toBe('2026-11-25T20:00');
  expect(usualDeadline('2026-11-23', '2026-11-24')).toBe('');
});
