import { expect, test } from 'vitest';
import { mailDelay } from './mail-delay.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const ahead = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test.each([
  ['in a week', 7 * 24 * 60, 180],
  ['in two hours', 120, 180],
  ['in an hour', 60, 90],
  ['in five minutes', 5, 20],
  ['an hour ago', -60, 20],
])('mails about a change of a night %s are delayed', (_, minutes, seconds) => {
  expect(mailDelay(ahead(minutes), NOW)).toBe(seconds * 1000);
});
