import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateNames } from './date-names.ts';
import { type CommonFields, optionErrors, type OptionFields, startOf } from './option-fields.ts';
import { readDateLines } from './read-date-lines.ts';

const now = new Date('2026-11-23T10:00:00Z');
const common: CommonFields = { time: '19:00', timeZone: 'Europe/Berlin' };
const habit = { today: '2026-11-23', names: dateNames('en-GB'), monthFirst: false };
const readLines = (text: string, options: OptionFields[] = [], most = 20) =>
  readDateLines(text, options, { common, habit, now, most });
const fourth: OptionFields = { day: '2026-12-04', time: null, location: '' };

test('each rejected line has its reason', () => {
  const { lines, options } = readLines('soon\nMon 23 Nov 09:00\nSun 28 Mar 02:30\nFri 5 Dec\n4.12. 7pm', [fourth]);
  expect(lines.map(({ verdict, read }) => [verdict, read && `${read.day} ${read.time}`])).toEqual([
    ['unreadable', null],
    ['past', '2026-11-23 09:00'],
    ['skipped', '2027-03-28 02:30'],
    ['other_weekday', '2026-12-05 19:00'],
    ['known', '2026-12-04 19:00'],
  ]);
  expect(options).toEqual([fourth]);
});

test('a repeated line is added once', () => {
  const { lines, options } = readLines('18 Dec 19:00\nFri 18 Dec 7pm');
  expect(lines.map(({ verdict }) => verdict)).toEqual(['added', 'known']);
  expect(options).toEqual([{ day: '2026-12-18', time: '19:00', location: '' }]);
});

test('lines beyond the limit of the plan are rejected', () => {
  const { lines, options } = readLines('5 Dec; 6 Dec; 7 Dec', [fourth], 2);
  expect(lines.map(({ verdict }) => verdict)).toEqual(['added', 'full', 'full']);
  expect(options).toHaveLength(2);
});

test('for any pasted text, the options are valid, unique and in order', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc
      .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 23 }))
      .map(([day, month, hour]) => `${day}.${month}. ${hour}:30`),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { options, lines: checked } = readLines(lines.join('\n'));
      expect(options.length).toBeLessThanOrEqual(20);
      expect(optionErrors(options, common, now)).toEqual(options.map(() => null));
      expect(checked.filter(({ verdict }) => verdict === 'added')).toHaveLength(options.length);
      const starts = options.map(({ day, time }) => Date.parse(startOf(day, time ?? '', common.timeZone) ?? ''));
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }),
  );
});
