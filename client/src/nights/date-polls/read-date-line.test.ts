import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateNames } from './date-names.ts';
import { readDateLine, type ReadingHabit } from './read-date-line.ts';

const habit: ReadingHabit = { today: '2026-11-23', names: dateNames('de-DE'), monthFirst: false };
const read = (line: string, changes: Partial<ReadingHabit> = {}) => {
  const found = readDateLine(line, { ...habit, ...changes });
  return found && `${found.day} ${found.time ?? '-'}${found.otherWeekday ? ' (other weekday)' : ''}`;
};

describe('a line is rejected', () => {
  test.each([
    '',
    'soon',
    'Friday or Saturday',
    '4 Dec 25:00',
    '4 Dec 19:60',
    '4 Dec 13pm',
    '30 Feb 19:00',
    '4.13. 19:00',
    '19:00',
  ])('%s', (line) => expect(read(line)).toBeNull());
  test.each(['4 Dec 19:00 at my place', '4 Dec 5 Dec', '4 Dec and 5 Dec 19:00', '4 Dec 19:00 20:00'])(
    'with additional text: %s',
    (line) => expect(read(line)).toBeNull(),
  );
});

describe('a line is parsed', () => {
  test.each([
    ['Fri 4 Dec 19:00', '2026-12-04 19:00'],
    ['Friday, 4 December 2026 at 7 pm', '2026-12-04 19:00'],
    ['4.12. 7pm', '2026-12-04 19:00'],
    ['4.12. 19:00', '2026-12-04 19:00'],
    ['04.12.2026, 19.30', '2026-12-04 19:30'],
    ['4.12.26 19 Uhr', '2026-12-04 19:00'],
    ['Fr 4. Dezember um 19 Uhr', '2026-12-04 19:00'],
    ['2026-12-04 19:00', '2026-12-04 19:00'],
    ['2026-12-04T19:00:00', '2026-12-04 19:00'],
    ['4/12 19h30', '2026-12-04 19:30'],
    ['December 4th, 7:30 p.m.', '2026-12-04 19:30'],
    ['- Dec 4 19:00', '2026-12-04 19:00'],
    ['Sat 5 Dec 15:00-22:00', '2026-12-05 15:00'],
    ['5 Dec 12am', '2026-12-05 00:00'],
    ['5 Dec 12:15 pm', '2026-12-05 12:15'],
    ['19:00 on 4 Dec', '2026-12-04 19:00'],
  ])('%s', (line, expected) => expect(read(line)).toBe(expected));

  test.each([
    ['4 Dec', '2026-12-04 -'],
    ['4.12', '2026-12-04 -'],
    ['2026-12-04', '2026-12-04 -'],
  ])('without a time: %s', (line, expected) => expect(read(line)).toBe(expected));

  test('as the next such weekday after today', () => {
    expect(read('Monday 19:00')).toBe('2026-11-30 19:00');
    expect(read('Tue 7pm')).toBe('2026-11-24 19:00');
    expect(read('next Sunday')).toBe('2026-11-29 -');
  });

  test('as the next such day, possibly in the next year', () => {
    expect(read('Sun 28 Mar 02:30')).toBe('2027-03-28 02:30');
    expect(read('29 Feb')).toBe('2028-02-29 -');
  });

  test('as the previous such day if the weekday matches that one', () => {
    expect(read('Fri 20 Nov 19:00')).toBe('2026-11-20 19:00');
    expect(read('20 Nov 19:00')).toBe('2027-11-20 19:00');
  });

  test('and marked if the weekday does not match the day', () => {
    expect(read('Fri 5 Dec 19:00')).toBe('2026-12-05 19:00 (other weekday)');
  });

  test('with the month first if the reader writes it first, or if the first number cannot be a month', () => {
    expect(read('12/4 7pm', { monthFirst: true })).toBe('2026-12-04 19:00');
    expect(read('12/4 7pm')).toBe('2027-04-12 19:00');
    expect(read('12/24 7pm')).toBe('2026-12-24 19:00');
    expect(read('24/12 7pm', { monthFirst: true })).toBe('2026-12-24 19:00');
  });
});

test('any text either parses to a valid date or is rejected', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.string({ unit: fc.constantFrom(...Array.from(' 0123456789.:/-apmhdec')), maxLength: 80 }),
      ),
      (line) => {
        const found = readDateLine(line, habit);
        if (found) expect(`${found.day} ${found.time ?? '00:00'}`).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
      },
    ),
  );
});

test('any moment of the coming year is parsed in every usual notation', () => {
  const ahead = fc.integer({ min: 0, max: 360 });
  const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
  const ways = fc.constantFrom('iso', 'dotted', 'named', 'us', 'half') as fc.Arbitrary<Way>;
  fc.assert(
    fc.property(ahead, clock, ways, (days, { hour, minute }, way) => {
      const date = new Date(Date.UTC(2026, 10, 23 + days, hour, minute));
      expect(read(written(date, way))).toBe(date.toISOString().slice(0, 16).replace('T', ' '));
    }),
  );
});

type Way = 'iso' | 'dotted' | 'named' | 'us' | 'half';
function written(date: Date, way: Way): string {
  const clock = date.toISOString().slice(11, 16);
  const text = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  if (way === 'iso') return `${date.toISOString().slice(0, 10)} ${clock}`;
  if (way === 'dotted') return `${date.getUTCDate()}.${date.getUTCMonth() + 1}. ${clock}`;
  if (way === 'named') return `${text({ weekday: 'short', day: 'numeric', month: 'short' })} ${clock}`;
  if (way === 'us')
    return text({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, 'en-US') + ` ${clock}`;
  return `${text({ day: 'numeric', month: 'long' })} ${text({ hour: 'numeric', minute: '2-digit', hour12: true }, 'en-US')}`;
}
