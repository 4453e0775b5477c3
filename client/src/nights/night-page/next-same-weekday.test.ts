import { expect, test } from 'vitest';
import { momentOf, nextSameWeekday } from './next-same-weekday.ts';

const timeZone = 'Europe/Berlin';
const night = { date: new Date('2026-12-04T18:00:00Z'), timeZone };

test('an upcoming night is suggested a week later at the same local time', () => {
  expect(nextSameWeekday(night, new Date('2026-11-20T10:00:00Z'))).toEqual({ day: '2026-12-11', time: '19:00' });
});

test('a past night is suggested on its next weekday after today', () => {
  expect(nextSameWeekday(night, new Date('2027-01-15T10:00:00Z'))).toEqual({ day: '2027-01-22', time: '19:00' });
});

test('the local time stays the same across a clock change', () => {
  const march = { date: new Date('2027-03-26T18:00:00Z'), timeZone };
  const next = nextSameWeekday(march, new Date('2027-03-20T10:00:00Z'));
  expect(next).toEqual({ day: '2027-04-02', time: '19:00' });
  expect(momentOf(next, timeZone)).toEqual(new Date('2027-04-02T17:00:00Z'));
});

test('an empty or invalid day returns null', () => {
  expect(momentOf({ day: '', time: '19:00' }, timeZone)).toBeNull();
  expect(momentOf({ day: '2026-02-30', time: '19:00' }, timeZone)).toBeNull();
});
