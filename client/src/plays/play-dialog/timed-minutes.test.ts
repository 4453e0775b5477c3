import { expect, test } from 'vitest';
import { timedMinutes } from './timed-minutes.ts';

const MINUTE = 60_000;

test('a timer counts from its start, however long the device slept', () => {
  expect(timedMinutes(0, 0)).toBe(1);
  expect(timedMinutes(0, 29 * MINUTE)).toBe(29);
  expect(timedMinutes(0, 29.6 * MINUTE)).toBe(30);
  expect(timedMinutes(5 * MINUTE, 605 * MINUTE)).toBe(600);
});

test('a clock that was set back counts one minute', () => {
  expect(timedMinutes(10 * MINUTE, 0)).toBe(1);
});

test('a timer that ran for more than a day was forgotten', () => {
  expect(timedMinutes(0, 24 * 60 * MINUTE)).toBe(1440);
  expect(timedMinutes(0, 24 * 60 * MINUTE + 1)).toBeNull();
});
