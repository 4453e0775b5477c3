import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeTimeZone, otherZoneOfBrowser, timeZoneOptions } from './home-time-zone.ts';

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

test('a browser whose clock differs from the profile is named, one with the same clock is not', () => {
  const now = new Date('2026-12-04T12:00:00Z');
  const own = homeTimeZone(null);
  expect(otherZoneOfBrowser({ timeZone: 'Pacific/Kiritimati' }, now)).toBe(own);
  expect([otherZoneOfBrowser({ timeZone: own }, now), otherZoneOfBrowser(null, now)]).toEqual([null, null]);
});

/** Where the browser's zone may be read; screens ask `homeTimeZone`, guests have no profile. */
const MAY_READ = ['entities/user/home-time-zone.ts', 'guest-pages/guests-zone.ts', 'lib/rules/reader-time.ts'];

test('no screen takes the time zone of the browser past the profile', () => {
  const client = join(import.meta.dirname, '../..');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const reading = files.filter((name) => /resolvedOptions|readersZone/.test(readFileSync(join(client, name), 'utf8')));
  expect(reading.toSorted()).toEqual(MAY_READ);
});
