import { expect, test } from 'vitest';
import { cityOf, zoneDifferenceText, minutesAhead } from './zone-difference.ts';

const english = (sentence: string, { city, gap }: { city: string; gap: string }): string =>
  sentence.replace('{city}', city).replace('{gap}', gap);

const BEFORE = new Date('2026-10-23T17:00:00Z');
const BETWEEN = new Date('2026-10-28T18:00:00Z');
const AFTER = new Date('2026-11-06T18:00:00Z');

test.each([
  ['Europe/London', 'Europe/Berlin', 'Berlin is 1 h later.'],
  ['Europe/Berlin', 'America/New_York', 'New York is 6 h earlier.'],
  ['Europe/Berlin', 'Asia/Kathmandu', 'Kathmandu is 4 h 45 min later.'],
  ['Europe/Berlin', 'Europe/Vienna', null],
])('for a reader in %s, %s: %s', (own, host, words) => {
  expect(zoneDifferenceText([AFTER, new Date('2026-12-04T18:00:00Z')], own, host, english)).toBe(words);
});

test('across a clock change the difference varies by date, and the sentence names no difference', () => {
  expect([BEFORE, BETWEEN, AFTER].map((date) => minutesAhead(date, 'Europe/Berlin', 'America/New_York'))).toEqual([
    360, 300, 360,
  ]);
  expect(zoneDifferenceText([BEFORE, BETWEEN], 'America/New_York', 'Europe/Berlin', english)).toBe(
    'Berlin time stands beside each, as clocks change.',
  );
});

test('a zone is named by its city', () => {
  expect(['America/Argentina/Buenos_Aires', 'UTC'].map(cityOf)).toEqual(['Buenos Aires', 'UTC']);
});
