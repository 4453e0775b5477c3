import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  dateText,
  englishFor,
  longDateText,
  momentText,
  monthAndYearText,
  nearMomentText,
  timeOfDayText,
  weekdayAndDayText,
} from './reader-time.ts';

/** Local parts, so that the machine's zone does not matter. */
const moment = new Date(2026, 11, 4, 19, 0);
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('the locale is English, in the variant of the reader if they use English', () => {
  expect(['en-US', 'en', 'de-DE', 'hi-IN'].map(englishFor)).toEqual([
    'en-US',
    'en',
    'en-GB-u-hc-h23',
    'en-GB-u-hc-h12',
  ]);
});

test.each([
  ['en-US', 'Dec 4, 2026, 7:00 PM', '7:00 PM'],
  ['en-GB', '4 Dec 2026, 19:00', '19:00'],
  ['de-DE', '4 Dec 2026, 19:00', '19:00'],
  ['hi-IN', '4 Dec 2026, 7:00 pm', '7:00 pm'],
  ['fr-CA', '4 Dec 2026, 19:00', '19:00'],
])('a reader with %s sees %s', (language, full, time) => {
  const locale = englishFor(language);
  expect(plain(momentText(moment, locale))).toBe(full);
  expect(plain(timeOfDayText(moment, undefined, locale))).toBe(time);
  expect(plain(nearMomentText(moment, locale))).toContain(time);
});

test('a day has its month as a word, in the order of the locale', () => {
  const german = englishFor('de-DE');
  expect([dateText(moment, german), longDateText(moment, german)]).toEqual(['4 Dec 2026', '4 December 2026']);
  expect([dateText(moment, 'en-US'), longDateText(moment, 'en-US')]).toEqual(['Dec 4, 2026', 'December 4, 2026']);
  expect(monthAndYearText(moment, undefined, german)).toBe('December 2026');
});

test('weekday and day are those of the given zone', () => {
  const late = new Date('2026-12-04T23:30:00Z');
  expect(weekdayAndDayText(late, 'Europe/Lisbon', false, 'en-GB')).toBe('Fri 4 Dec');
  expect(weekdayAndDayText(late, 'Europe/Berlin', true, 'en-GB')).toBe('Sat 5 Dec 2026');
  expect(weekdayAndDayText(late, 'UTC', false, 'en-US')).toBe('Fri, Dec 4');
});

/** Exceptions: the zone's long name is not a date; guest pages have a small script of their own. */
const MAY_FORMAT = ['guests/guests-zone.ts', 'guests/words.ts', 'lib/reader-time.ts', 'nights/night-text.ts'];

test('no screen formats dates or times by itself', () => {
  const client = join(import.meta.dirname, '..');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((name) =>
    /toLocale(Date|Time)String|new Intl\.DateTimeFormat|Intl\.DateTimeFormat\(/.test(
      readFileSync(join(client, name), 'utf8'),
    ),
  );
  expect(own.toSorted()).toEqual(MAY_FORMAT);
});
