import { expect, test } from 'vitest';
import { homeTimeZone, timeZoneOptions } from './home-time-zone.ts';

test('what somebody said goes before what their browser says', () => {
  expect(homeTimeZone({ timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([homeTimeZone({ timeZone: null }), homeTimeZone(null)]).toEqual([own, own]);
});

test('the chosen zone is among the choices, each of them once', () => {
  const values = timeZoneOptions('Etc/GMT+3').map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['Etc/GMT+3', 'UTC', 'Europe/Lisbon']));
  expect(new Set(values).size).toBe(values.length);
});
