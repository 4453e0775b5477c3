import { expect, test } from 'vitest';
import { isAboutToStart } from './is-about-to-start.ts';

test.each([
  ['a week before', '2026-03-07T19:00:00Z', false],
  ['in the morning', '2026-03-14T08:00:00Z', false],
  ['in the afternoon', '2026-03-14T13:00:00Z', true],
  ['during the night', '2026-03-14T21:00:00Z', true],
  ['a day later', '2026-03-15T21:00:00Z', true],
])('%s', (_when, now, isNear) => {
  expect(isAboutToStart(new Date('2026-03-14T19:00:00Z'), new Date(now))).toBe(isNear);
});
