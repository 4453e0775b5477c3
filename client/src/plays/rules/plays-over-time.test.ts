import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPlay, anyPlays } from '#tests/support/rows/a-play.ts';
import { PLAY_PERIODS, playedWithin, spanOf } from '#client/games/play-period.ts';
import { playsOverTime, slotStart, TIME_UNITS } from './plays-over-time.ts';

const NOW = new Date(2026, 10, 21, 10);
const day = (month: number, date: number, year = 2026) => aPlay({ playedAt: new Date(year, month, date, 23, 30) });
const starts = (slots: { start: Date; plays: number }[]) =>
  slots.map(({ start, plays }) => [start.getMonth() + 1, start.getDate(), plays]);

describe('a period', () => {
  test.each([
    ['year', new Date(2026, 0, 1), null],
    ['lastYear', new Date(2025, 0, 1), new Date(2026, 0, 1)],
    ['twelveMonths', new Date(2025, 11, 1), null],
    ['thirtyDays', new Date(2026, 9, 23), null],
    ['all', null, null],
  ] as const)('%s starts at midnight of its first day', (period, from, before) => {
    expect(spanOf(period, NOW)).toEqual({ from, before });
  });

  test('contains plays from its start to just before its end', () => {
    const span = { from: new Date(2026, 0, 1), before: new Date(2026, 0, 2) };
    const moments = [new Date(2026, 0, 2), new Date(2026, 0, 1, 23, 59), new Date(2026, 0, 1), new Date(2025, 11, 31)];
    const plays = moments.map((playedAt) => aPlay({ playedAt }));
    expect(playedWithin(plays, span)).toEqual(plays.slice(1, 3));
  });
});

describe('plays over time', () => {
  test('are counted by month, months without plays included', () => {
    const { unit, slots } = playsOverTime([day(9, 31), day(9, 1), day(6, 15)], { from: null, to: NOW }, () => false);
    expect(unit).toBe('month');
    expect(starts(slots)).toEqual([
      [7, 1, 1],
      [8, 1, 0],
      [9, 1, 0],
      [10, 1, 2],
      [11, 1, 0],
    ]);
  });

  test('are counted by week from Monday within a month', () => {
    const { unit, slots } = playsOverTime(
      [day(10, 16), day(10, 15)],
      { from: spanOf('thirtyDays', NOW).from, to: NOW },
      () => true,
    );
    expect(unit).toBe('week');
    expect(starts(slots)).toEqual([
      [10, 19, 0],
      [10, 26, 0],
      [11, 2, 0],
      [11, 9, 1],
      [11, 16, 1],
    ]);
  });

  test('are counted by year over many years', () => {
    expect(playsOverTime([day(1, 1), day(1, 1, 2001)], { from: null, to: NOW }, () => false)).toMatchObject({
      unit: 'year',
    });
  });

  test('are empty without plays', () => {
    expect(playsOverTime([], { from: null, to: NOW }, () => false)).toEqual({ unit: 'month', slots: [] });
  });

  const unitOf = (from: Date, to = NOW) => playsOverTime([day(10, 15)], { from, to }, () => false).unit;

  test('are counted by week up to a hundred days, and by month up to five years', () => {
    const hundred = new Date(NOW.getTime() - 100 * 86_400_000);
    expect([unitOf(hundred), unitOf(new Date(hundred.getTime() - 1))]).toEqual(['week', 'month']);
    expect([unitOf(new Date(2021, 11, 31)), unitOf(new Date(2021, 10, 30))]).toEqual(['month', 'year']);
  });

  test('of all time are never counted by week', () => {
    expect(playsOverTime([day(10, 15)], { from: null, to: NOW }, () => false).unit).toBe('month');
  });

  test('of all time cover at most a hundred years', () => {
    const plays = [day(10, 15), day(0, 1, 1927), day(11, 31, 1926)];
    const { slots } = playsOverTime(plays, { from: null, to: NOW }, () => false);
    expect(slots).toHaveLength(100);
    expect(slots[0]).toMatchObject({ start: new Date(1927, 0, 1), plays: 1 });
    expect(slots.reduce((sum, slot) => sum + slot.plays, 0)).toBe(2);
  });

  test('end with the current month', () => {
    const from = new Date(2026, 5, 1);
    const { slots } = playsOverTime([day(6, 15)], { from, to: new Date(2026, 9, 1) }, () => false);
    expect(starts(slots).map(([month]) => month)).toEqual([6, 7, 8, 9, 10]);
  });

  test('each play of a period is in exactly one slot, and slots are consecutive', () => {
    fc.assert(
      fc.property(anyPlays, fc.constantFrom(...PLAY_PERIODS), (all, period) => {
        const span = spanOf(period, NOW);
        const plays = playedWithin(all, span);
        const isLong = (play: { duration: number | null }) => (play.duration ?? 0) > 60;
        const { slots, unit } = playsOverTime(plays, { from: span.from, to: NOW }, isLong);
        const sum = (of: (slot: (typeof slots)[number]) => number) =>
          slots.reduce((total, slot) => total + of(slot), 0);
        expect(sum((slot) => slot.plays)).toBe(plays.length);
        expect(sum((slot) => slot.marked)).toBe(plays.filter(isLong).length);
        const times = slots.map(({ start }) => start.getTime());
        expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
        for (const { start, plays: inSlot } of slots) {
          expect(slotStart(start, unit)).toEqual(start);
          const startsHere = ({ playedAt }: { playedAt: Date }) => +slotStart(playedAt, unit) === +start;
          expect(inSlot).toBe(plays.filter(startsHere).length);
        }
        expect(TIME_UNITS).toContain(unit);
      }),
    );
  });
});
