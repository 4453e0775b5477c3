import { expect, test } from 'vitest';
import { isTimeOfDay, repeatErrors } from './repeat-errors.ts';
import type { RepeatingNight } from '#shared/time/repeating-nights.ts';

/** 29 May 2026 is the fifth and last Friday of its month. */
const night: RepeatingNight = {
  repeat: 'monthly',
  monthWeek: -1,
  time: '19:00',
  timeZone: 'Europe/Lisbon',
  nextDate: '2026-05-29',
  daysAhead: 14,
};

const NO_DAY = { nextDate: 'Please choose the day of the next night' };
const NO_WEEK = { monthWeek: 'Please choose which week of the month this day stands for' };

test.each<[string, Partial<RepeatingNight>, object]>([
  ['has no time', { time: null }, { time: 'Please choose when the night begins' }],
  ['has no next day', { nextDate: null }, NO_DAY],
  ['has an invalid next day', { nextDate: '2026-02-30' }, NO_DAY],
  ['comes monthly without a week', { monthWeek: null }, NO_WEEK],
  ['comes in a week of the month that its day is not in', { monthWeek: 4 }, NO_WEEK],
])('a repeating night that %s is rejected with an error for the field', (_what, told, error) => {
  expect(repeatErrors({ ...night, ...told })).toEqual(error);
});

test.each<[string, Partial<RepeatingNight>]>([
  ['a monthly night', {}],
  ['a weekly night without a week of the month', { repeat: 'weekly', monthWeek: null }],
  [
    'a night that does not repeat, without any other field',
    { repeat: 'never', time: null, nextDate: null, monthWeek: null },
  ],
])('%s has no errors', (_what, told) => {
  expect(repeatErrors({ ...night, ...told })).toBeNull();
});

test('a time of day is hours and minutes with two digits each', () => {
  const texts = ['24:00', '19:60', '9:00', '019:00', '19:000', '19.00', '', '00:00', '09:05', '19:59', '23:59'];
  expect(texts.filter(isTimeOfDay)).toEqual(['00:00', '09:05', '19:59', '23:59']);
});
