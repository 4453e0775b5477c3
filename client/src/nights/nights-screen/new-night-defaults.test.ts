import { expect, test } from 'vitest';
import { anEvent } from '#tests/support/rows/an-event.ts';
import { defaultsFromLastNight, titleFor, titleForDates, usualDay, usualTitle } from './new-night-defaults.ts';

const made = (day: number, changes: object) =>
  anEvent({ id: day, createdAt: new Date(Date.UTC(2026, 0, day)), ...changes });

test('the defaults of a first night are 19:00 and no place', () => {
  expect([defaultsFromLastNight([]), usualDay([]), usualTitle([])]).toEqual([{ time: '19:00' }, null, null]);
});

test('a later night defaults to time, duration and place of the last created night', () => {
  const last = made(9, {
    date: new Date('2026-12-04T18:30:00Z'),
    timeZone: 'Europe/Berlin',
    durationMinutes: 180,
    location: '14 Linden Row',
  });
  const events = [made(2, { location: 'Elsewhere' }), last, made(5, {})];
  expect(defaultsFromLastNight(events)).toEqual({
    time: '19:30',
    timeZone: 'Europe/Berlin',
    durationMinutes: '180',
    location: '14 Linden Row',
  });
  expect(usualDay(events)).toBe('2026-12-04');
});

test('a repeated title is suggested again, a single one is not', () => {
  const events = [made(1, { title: 'Fridays' }), made(2, { title: 'Fridays' }), made(3, { title: 'Ida’s birthday' })];
  expect(usualTitle(events)).toBe('Fridays');
  expect(usualTitle(events.slice(1))).toBeNull();
});

test('otherwise the title is the weekday and the name of the host', () => {
  expect(titleFor('2026-12-04', 'Maya')).toBe('Friday at Maya’s');
  expect(titleFor('', 'Maya')).toBe('Game night at Maya’s');
  expect(titleFor('2026-12-04', null)).toBe('Friday game night');
});

test('a night with a date poll is named after the month if all dates are in one month', () => {
  expect(titleForDates(['2026-12-04', '2026-12-18'], 'Maya')).toBe('December at Maya’s');
  expect(titleForDates(['2026-11-28', '2026-12-04'], 'Maya')).toBe('Game night at Maya’s');
  expect(titleForDates(['2026-12-04'], null)).toBe('December game night');
  expect(titleForDates([], 'Maya')).toBe('Game night at Maya’s');
});
