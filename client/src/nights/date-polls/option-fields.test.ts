import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionErrors, type OptionFields, optionsToSend, startOf, withDays } from './option-fields.ts';

const now = new Date('2026-11-23T10:00:00Z');
const common = { time: '19:00', timeZone: 'Europe/Berlin' };
const on = (day: string, time: string | null = null, location = ''): OptionFields => ({ day, time, location });

test('a date is rejected if it is a duplicate, past, skipped by a clock change, or has no time', () => {
  const options = [
    on('2026-12-04'),
    on('2026-12-04', '19:00'),
    on('2026-11-22'),
    on('2027-03-28', '02:30'),
    on('2026-12-05', ''),
    on('2026-12-05', '18:00'),
  ];
  expect(optionErrors(options, common, now)).toEqual([null, 'twice', 'past', 'skipped', 'invalid', null]);
});

test('a proposed date that has passed meanwhile is accepted', () => {
  const existing = new Set([Date.parse('2026-11-22T18:00:00Z')]);
  expect(optionErrors([on('2026-11-22')], common, now, existing)).toEqual([null]);
});

test('an ambiguous time in autumn means the first of the two', () => {
  expect(startOf('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T02:30:00+02:00');
});

test('each date is sent with its own time and place, or the common ones', () => {
  expect(optionsToSend([on('2026-12-04'), on('2026-12-05', '18:00', ' The Corner House ')], common)).toEqual([
    { startsAt: '2026-12-04T19:00:00+01:00', location: null },
    { startsAt: '2026-12-05T18:00:00+01:00', location: 'The Corner House' },
  ]);
});

test('selecting days in the calendar keeps time and place of the remaining days', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`));
  fc.assert(
    fc.property(days, days, (before, after) => {
      const options = before.map((day, n) => on(day, n % 2 ? '18:00' : null, `Place ${n}`));
      const result = withDays(options, after, common);
      expect(result.map(({ day }) => day)).toEqual(after.toSorted());
      for (const option of options.filter(({ day }) => after.includes(day))) expect(result).toContainEqual(option);
    }),
  );
});
