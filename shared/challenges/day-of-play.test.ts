import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallTimeAt } from '#shared/time/repeating-nights.ts';
import { ZoneClock } from '#shared/time/wall-time.ts';
import { playDays } from './day-of-play.ts';

const ZONES = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];
const anyMoment = fc.date({ min: new Date('2019-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });

test('the day of a play is that of the reader, also around changes of the clock', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.array(anyMoment), (zone, moments) => {
      const clock = new ZoneClock(zone);
      const dayOf = playDays((moment) => clock.offsetAt(moment));
      for (const playedAt of moments) expect(dayOf({ playedAt })).toBe(wallTimeAt(playedAt, zone).date);
    }),
  );
});

test('the day of a play whose place is known is that of the place', () => {
  const dayOf = playDays(() => 0);
  const playedAt = new Date('2026-05-01T23:30:00Z');
  expect([-720, 0, 60, null].map((utcOffset) => dayOf({ playedAt, utcOffset }))).toEqual([
    '2026-05-01',
    '2026-05-01',
    '2026-05-02',
    '2026-05-01',
  ]);
});
