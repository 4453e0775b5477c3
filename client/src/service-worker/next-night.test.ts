import { expect, test } from 'vitest';
import { nextNight } from './next-night.ts';

const now = new Date('2026-12-04T20:00:00Z');
const night = (id: number, date: string, status = 'scheduled') => ({ id, date, durationMinutes: 240, status });

test('the next night is the one that is on, else the first to come; never one that is cancelled, over or without a date', () => {
  const [over, on, later] = ['2026-12-04T15:00:00Z', '2026-12-04T19:00:00Z', '2026-12-11T19:00:00Z'].map((date, at) =>
    night(at + 1, date),
  ) as [ReturnType<typeof night>, ReturnType<typeof night>, ReturnType<typeof night>];
  expect(nextNight([later, on, over], now)).toBe(on.id);
  expect(nextNight([over, later], now)).toBe(later.id);
  expect(nextNight([over, { ...on, status: 'cancelled' }, { ...later, status: 'finding_date' }], now)).toBeNull();
});
