import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietEnd } from './quiet-hours.ts';

const BERLIN = { quietFrom: 22 * 60, quietUntil: 8 * 60, timeZone: 'Europe/Berlin' };

test.each([
  ['just before them', '2026-12-01T20:59:59Z', null],
  ['at their beginning', '2026-12-01T21:00:00Z', '2026-12-02T07:00:00.000Z'],
  ['after midnight', '2026-12-02T03:30:20Z', '2026-12-02T07:00:00.000Z'],
  ['in their last minute', '2026-12-02T06:59:59Z', '2026-12-02T07:00:00.000Z'],
  ['at their end', '2026-12-02T07:00:00Z', null],
])('%s', (_when, now, end) => {
  expect(quietEnd(BERLIN, new Date(now))?.toISOString() ?? null).toBe(end);
});

test.each([
  ['none', { quietFrom: null, quietUntil: null }],
  ['from an hour until the same', { quietFrom: 60, quietUntil: 60 }],
])('%s: a device is never quiet', (_case, hours) => {
  expect(quietEnd({ ...BERLIN, ...hours }, new Date('2026-12-02T01:30:00Z'))).toBeNull();
});

test('their end is in the future, within a day, and not quiet itself', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(minute, minute, moments, (quietFrom, quietUntil, now) => {
      const device = { quietFrom, quietUntil, timeZone: 'Asia/Kathmandu' };
      const end = quietEnd(device, now);
      if (end === null) return;
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(end.getTime() - now.getTime()).toBeLessThan(86_400_000);
      expect(quietEnd(device, end)).toBeNull();
    }),
  );
});
