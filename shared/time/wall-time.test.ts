import { DateTime } from 'luxon';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeZone, ZoneClock } from './wall-time.ts';

test.each([
  ['UTC', '2020-02-29 10:00:00', '2020-02-29T10:00:00+00:00'],
  ['UTC', ' 2020-02-29 10:00:00', '2020-02-29T10:00:00+00:00'],
  ['UTC', '1001-01-01', '1001-01-01T12:00:00+00:00'],
  ['UTC', '9998-12-31', '9998-12-31T12:00:00+00:00'],
  ['Europe/Lisbon', '2020-07-01 10:00:00', '2020-07-01T10:00:00+01:00'],
  ['Asia/Kathmandu', '2020-07-01T10:00', '2020-07-01T10:00:00+05:45'],
  ['America/St_Johns', '2020-01-01', '2020-01-01T12:00:00-03:30'],
  ['America/Sao_Paulo', '2018-11-04 00:30:00', '2018-11-04T00:30:00-03:00'],
  ['Europe/Berlin', '2024-10-27 02:30:00', '2024-10-27T02:30:00+02:00'],
  ['Europe/Berlin', '2024-10-27 03:30:00', '2024-10-27T03:30:00+01:00'],
])('in %s, the local time %s is %s', (timeZone, written, moment) => {
  expect(new ZoneClock(timeZone).isoOf(written)).toBe(moment);
});

test.each([
  '',
  'soon',
  '2023-02-29 10:00:00',
  '2023-13-01',
  '2023-01-01 25:00:00',
  '0000-01-01',
  '0001-01-01',
  '1000-12-31',
  '9999-12-31',
  '20230101',
])('%j is not a local time', (written) => {
  expect(new ZoneClock('UTC').isoOf(written)).toBeNull();
});

test('in the zone of reading, a moment has the written day', () => {
  const zones = ['Europe/Lisbon', 'America/Los_Angeles', 'Pacific/Auckland', 'America/Sao_Paulo', 'Asia/Tehran'];
  const clocks = zones.map((timeZone) => ({
    clock: new ZoneClock(timeZone),
    day: new Intl.DateTimeFormat('sv-SE', { timeZone }),
  }));
  const years = { min: new Date('1995-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), fc.constantFrom(...clocks), (date, { clock, day }) => {
      const written = date.toISOString().slice(0, 19).replace('T', ' ');
      const moment = clock.isoOf(written) ?? '';
      expect(moment.slice(0, 10)).toBe(written.slice(0, 10));
      expect(day.format(new Date(moment))).toBe(written.slice(0, 10));
    }),
  );
});

test('times follow the proleptic Gregorian calendar, before 1582 too', () => {
  const clock = new ZoneClock('UTC');
  const ages = { min: new Date('1001-01-01T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(ages), (date) => {
      const seconds = Math.floor(date.getTime() / 1000) * 1000;
      expect(Date.parse(clock.isoOf(date.toISOString().slice(0, 19)) ?? '')).toBe(seconds);
    }),
  );
});

test('only known time zones are accepted', () => {
  expect(['UTC', 'Europe/Paris', 'Mars/Phobos', '', 'x y'].map(isTimeZone)).toEqual([true, true, false, false, false]);
});

test('the offset of a moment is that of the zone, also on the days of a clock change', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
  const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      expect(new ZoneClock(timeZone).offsetAt(at)).toBe(DateTime.fromJSDate(at, { zone: timeZone }).offset);
    }),
  );
  const clock = new ZoneClock('Europe/Berlin');
  const around = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z'];
  expect(around.map((at) => clock.offsetAt(new Date(at)))).toEqual([60, 120, 120, 60]);
});
