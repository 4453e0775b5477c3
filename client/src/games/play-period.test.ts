import { describe, expect, test } from 'vitest';
import { playedWithin, spanOf, today } from './play-period.ts';

const NOW = new Date(2026, 2, 15, 18, 30);
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date);

describe('a period', () => {
  test.each([
    ['all', null, null],
    ['year', day(2026, 1, 1), null],
    ['lastYear', day(2025, 1, 1), day(2026, 1, 1)],
    ['twelveMonths', day(2025, 4, 1), null],
    ['ninetyDays', day(2025, 12, 16), null],
    ['thirtyDays', day(2026, 2, 14), null],
  ] as const)('%s, from %s and before %s', (period, from, before) => {
    expect(spanOf(period, NOW)).toEqual({ from, before });
  });

  test('"today" lasts from its midnight to the next', () => {
    expect(today(NOW)).toEqual({ from: day(2026, 3, 15), before: day(2026, 3, 16) });
  });
});

describe('filtering plays by a period', () => {
  const plays = [day(2024, 12, 31), day(2025, 1, 1), day(2025, 12, 31), day(2026, 1, 1)].map((playedAt) => ({
    playedAt,
  }));
  const [first, second, third, fourth] = plays;

  test('includes its start and excludes its end', () => {
    expect(playedWithin(plays, spanOf('lastYear', NOW))).toEqual([second, third]);
  });

  test('is unbounded where the period has no limit', () => {
    expect(playedWithin(plays, { from: day(2025, 1, 1), before: null })).toEqual([second, third, fourth]);
    expect(playedWithin(plays, { from: null, before: day(2026, 1, 1) })).toEqual([first, second, third]);
    expect(playedWithin(plays, { from: null, before: null })).toEqual(plays);
  });
});
