import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourCycleOf, timeOptions } from './hour-cycle.ts';

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
] as const)('readers of %j have the hour cycle %s', (language, hourCycle) => {
  expect(hourCycleOf(language)).toBe(hourCycle);
});

test('any text returns an hour cycle', () => {
  fc.assert(fc.property(fc.string(), (language) => hourCycleOf(language) === 'h12' || hourCycleOf(language) === 'h23'));
});

test.each([
  ['h23', '19:05'],
  ['h12', '7:05 pm'],
] as const)('with the hour cycle %s the time is %s', (hourCycle, text) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...timeOptions(hourCycle), timeZone: 'UTC' });
  expect(format.format(new Date('2026-12-04T19:05:00Z'))).toBe(text);
});
