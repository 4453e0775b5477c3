import { expect, test } from 'vitest';
import { homeTimeZone, timeZoneOptions } from './home-time-zone.ts';

test('the configured time zone takes precedence over that of the browser', () => {
  expect(homeTimeZone({ timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([homeTimeZone({ timeZone: null }), homeTimeZone(null)]).toEqual([own, own]);
});

test('the selected zone is among the options, without duplicates', () => {
  const values = timeZoneOptions('Etc/GMT+3').map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['Etc/GMT+3', 'UTC', 'Europe/Lisbon']));
  expect(new Set(values).size).toBe(values.length);
});
