import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPause } from './next-pause.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const pauses = () => {
  const all: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const pause = nextPause(attempts, null, NOW);
    if (pause === null) return all;
    all.push(pause);
  }
};

test('a delivery is tried again after 1, 5, 15 and 60 minutes, then every three hours, for a day', () => {
  expect(pauses().map((ms) => ms / MINUTE)).toEqual([1, 5, 15, 60, 180, 180, 180, 180, 180, 180, 180, 180]);
  const total = pauses().reduce((sum, ms) => sum + ms, 0);
  expect(total).toBeGreaterThan(DAY);
  expect(total).toBeLessThan(1.1 * DAY);
});

test.each([
  ['seconds', '120', 2 * MINUTE],
  ['a fraction of a second', '90.5', 90_500],
  ['a date', 'Tue, 01 Dec 2026 00:10:00 GMT', 10 * MINUTE],
  ['less than the pause', '5', MINUTE],
  ['a date of the past', 'Tue, 01 Dec 2020 00:00:00 GMT', MINUTE],
  ['more than a day', '999999999', DAY],
  ['nonsense', 'soon', MINUTE],
  ['a negative number', '-5', MINUTE],
])('Retry-After with %s', (_what, header, expected) => {
  expect(nextPause(1, header, NOW)).toBe(expected);
});

test('no header makes a pause shorter, or longer than a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.string(), (attempts, header) => {
      const pause = nextPause(attempts, header, NOW) ?? 0;
      expect(pause).toBeGreaterThanOrEqual(nextPause(attempts, null, NOW) ?? 0);
      expect(pause).toBeLessThanOrEqual(DAY);
    }),
  );
});
