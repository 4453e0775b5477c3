import { expect, test } from 'vitest';
import { dayText, longDay, plainDay, shortDay, weekdayOf } from './day-text.ts';

const TODAY = '2026-11-24';
const late = new Date('2026-12-04T23:30:00Z');

test.each([
  ['en-GB', 'Sun 6 Dec', 'Sunday 6 December', '6 Dec'],
  ['en-GB-u-hc-h23', 'Sun 6 Dec', 'Sunday 6 December', '6 Dec'],
  ['en-US', 'Sun, Dec 6', 'Sunday, December 6', 'Dec 6'],
])('in %s a day of this year is %s, %s or %s', (locale, short, long, plain) => {
  const day = '2026-12-06';
  expect([shortDay(day, TODAY, locale), longDay(day, TODAY, locale), plainDay(day, TODAY, locale)]).toEqual([
    short,
    long,
    plain,
  ]);
});

test('a day of another year includes the year', () => {
  expect(shortDay('2027-01-06', TODAY, 'en-GB')).toBe('Wed 6 Jan 2027');
  expect(longDay('2025-01-01', TODAY, 'en-US')).toBe('Wednesday, January 1, 2025');
  expect(plainDay('2025-03-03', TODAY, 'en-GB')).toBe('3 Mar 2025');
});

test('a moment is formatted as the day in the given zone', () => {
  const inZone = (timeZone: string) => dayText(late, { length: 'long', withYear: false, timeZone, locale: 'en-GB' });
  expect([inZone('Europe/Lisbon'), inZone('Europe/Berlin')]).toEqual(['Friday 4 December', 'Saturday 5 December']);
});

test('a weekday is formatted alone', () => {
  expect(weekdayOf('2026-12-06', 'en-US')).toBe('Sunday');
});

test('formats beyond the cache size are created again with equal results', () => {
  const names = Intl.supportedValuesOf('timeZone');
  const texts = () =>
    names.flatMap((timeZone) =>
      (['short', 'long'] as const).map((length) =>
        dayText(late, { length, withYear: true, timeZone, locale: 'en-GB' }),
      ),
    );
  expect(names.length * 2).toBeGreaterThan(500);
  expect(texts()).toEqual(texts());
});
