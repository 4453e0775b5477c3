import { describe, expect, test } from 'vitest';
import {
  clockKey,
  dayKey,
  dayText,
  hoursText,
  lengthText,
  nightPlanText,
  plateParts,
  readersTimeText,
  soonText,
  whenText,
  zoneText,
} from './night-text.ts';

const ZONE = 'Europe/Lisbon';
const date = new Date('2026-12-04T19:00:00Z');
const night = { date, timeZone: ZONE, durationMinutes: 240 };
const now = new Date('2026-11-21T12:00:00Z');

test('the time of a night is shown in the time zone of the night, whatever the zone of the reader', () => {
  expect(plateParts(date, ZONE, 'en-GB')).toEqual({ weekday: 'Fri', day: '4', month: 'Dec' });
  expect(dayText(date, ZONE, 'en-GB')).toBe('Friday 4 December 2026');
  expect(whenText(date, ZONE, now, 'en-GB')).toBe('Fri 4 Dec, 19:00');
  expect([dayKey(date, ZONE), clockKey(date, ZONE)]).toEqual(['2026-12-04', '19:00']);
  expect(dayKey(date, 'Pacific/Auckland')).toBe('2026-12-05');
});

test('the year is shown if it is not the current one', () => {
  expect(whenText(date, ZONE, new Date('2025-12-04'), 'en-GB')).toBe('Fri 4 Dec 2026, 19:00');
});

test('times use the twelve-hour clock if the locale does', () => {
  expect(whenText(date, ZONE, now, 'en-US').replaceAll(/\s/g, ' ')).toBe('Fri, Dec 4, 7:00 PM');
});

test('the end is shown with its day if it is more than a day later', () => {
  expect(hoursText(night, 'en-GB')).toBe('19:00 to 23:00');
  expect(hoursText({ ...night, durationMinutes: 2 * 1440 }, 'en-GB')).toBe('19:00 to Sun 19:00');
});

describe('the local time of the reader', () => {
  test('is omitted if it equals the time of the night', () => {
    expect(readersTimeText(night, ZONE, 'en-GB')).toBeNull();
    expect(readersTimeText(night, 'Europe/London', 'en-GB')).toBeNull();
  });

  test('is shown if it differs, with the day if that differs too', () => {
    expect(readersTimeText(night, 'Europe/Berlin', 'en-GB')).toBe('20:00');
    expect(readersTimeText(night, 'Pacific/Auckland', 'en-GB')).toBe('Sat 5 Dec, 08:00');
  });
});

test('a time zone is shown by its common name', () => {
  expect(zoneText(date, 'Pacific/Auckland')).toBe('New Zealand Time');
  expect(zoneText(date, 'UTC')).toBe('UTC');
});

test.each([
  ['2026-12-04T18:00:00Z', 'Today'],
  ['2026-12-04T19:00:00Z', 'On now'],
  ['2026-12-04T22:59:00Z', 'On now'],
  ['2026-12-04T23:00:00Z', null],
  ['2026-12-03T23:59:00Z', 'Tomorrow'],
  ['2026-12-02T00:00:00Z', 'In 2 days'],
  ['2026-11-21T12:00:00Z', 'In 13 days'],
  ['2026-11-14T12:00:00Z', 'In 20 days'],
  ['2026-10-06T12:00:00Z', 'In 59 days'],
  ['2026-10-05T12:00:00Z', 'In 2 months'],
  ['2026-06-04T12:00:00Z', 'In 6 months'],
  ['2023-06-04T12:00:00Z', 'In 3 years'],
])('at %s it is %s', (at, text) => {
  expect(soonText(night, new Date(at))).toBe(text);
});

test('days until a night are counted in the zone of the host, also across a clock change', () => {
  const berlin = { date: new Date('2026-10-26T00:30:00Z'), timeZone: 'Europe/Berlin', durationMinutes: 60 };
  expect(soonText(berlin, new Date('2026-10-24T22:30:00Z'))).toBe('Tomorrow');
});

test.each([
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [240, '4 hours'],
  [45, '45 minutes'],
])('%i minutes are shown as %s', (minutes, text) => {
  expect(lengthText(minutes)).toBe(text);
});

test('an evening plan has the times of the host', () => {
  const plan = [
    { title: 'Skull', startsAfter: 0 },
    { title: 'Heat', startsAfter: 40 },
  ];
  const inBerlin = { date: new Date('2026-12-04T18:00:00Z'), timeZone: 'Europe/Berlin' };
  expect(nightPlanText(plan, inBerlin, 'en-GB')).toBe('19:00 Skull, 19:40 Heat');
});
