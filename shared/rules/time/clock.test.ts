import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, timeOptions } from './clock.ts';

test.each([
  ['en-US', 'h12'],
  ['en-AU', 'h12'],
  ['en-GB', 'h23'],
  ['de', 'h23'],
  ['pt-PT', 'h23'],
  ['hi-IN', 'h12'],
  ['en-US-u-hc-h23', 'h23'],
  ['', 'h23'],
  ['*', 'h23'],
  ['no language', 'h23'],
  [null, 'h23'],
] as const)('readers of %j have the clock %s', (language, clock) => {
  expect(clockOf(language)).toBe(clock);
});

test('any text returns a clock', () => {
  fc.assert(fc.property(fc.string(), (language) => clockOf(language) === 'h12' || clockOf(language) === 'h23'));
});

test.each([
  ['h23', '19:05'],
  ['h12', '7:05 pm'],
] as const)('with the clock %s the time is %s', (clock, text) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...timeOptions(clock), timeZone: 'UTC' });
  expect(format.format(new Date('2026-12-04T19:05:00Z'))).toBe(text);
});
