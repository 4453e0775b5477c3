import { expect, test } from 'vitest';
import { canWrapUp, nightToWrapUp, waitsForWrapUp } from './wrap-up.ts';

const NOW = new Date('2026-06-15T09:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const night = (hoursFromNow: number, status: 'scheduled' | 'completed' | 'cancelled' = 'scheduled') => ({
  status,
  date: hours(hoursFromNow),
  durationMinutes: 240,
});

test('a night can be wrapped up from its start on', () => {
  expect([night(1), night(0), night(-2), night(-2000)].map((one) => canWrapUp(one, NOW))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a cancelled night cannot be wrapped up; a completed one can, but does not wait for it', () => {
  expect(canWrapUp(night(-5, 'cancelled'), NOW)).toBe(false);
  expect(canWrapUp(night(-5, 'completed'), NOW)).toBe(true);
  expect([night(-5, 'completed'), night(-5, 'cancelled'), night(-5)].map((one) => waitsForWrapUp(one, NOW))).toEqual([
    false,
    false,
    true,
  ]);
  expect([night(1), night(0)].map((one) => waitsForWrapUp(one, NOW))).toEqual([false, true]);
});

test('the host is reminded of the latest past night, but not of old ones', () => {
  const [eve, before] = [night(-12), night(-60)];
  expect(nightToWrapUp([night(-1), before, eve, night(-6, 'completed')], NOW)).toBe(eve);
  expect(nightToWrapUp([eve, before, night(-1)], NOW)).toBe(eve);
  expect(nightToWrapUp([eve, night(-12)], NOW)).toBe(eve);
  expect(nightToWrapUp([night(-1), night(-24 * 8)], NOW)).toBeUndefined();
  expect(nightToWrapUp([night(-24 * 7)], NOW)).toBeDefined();
});
