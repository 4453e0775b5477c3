import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLater } from '#shared/time/repeating-nights.ts';
import { dateChips, weekdayOf } from './date-chips.ts';

test('for a first night the coming Fridays and the next Saturday are offered', () => {
  expect(dateChips('2026-11-22', null, 'en-GB')).toEqual([
    { day: '2026-11-27', label: 'Fri 27 Nov', hint: 'Next Friday' },
    { day: '2026-11-28', label: 'Sat 28 Nov', hint: 'Next Saturday' },
    { day: '2026-12-04', label: 'Fri 4 Dec', hint: 'Friday after' },
  ]);
});

test('for later nights the weekday of the latest night is offered', () => {
  const days = dateChips('2026-11-23', '2026-11-17', 'en-GB').map(({ label, hint }) => `${label}, ${hint}`);
  expect(days).toEqual(['Tue 24 Nov, Tomorrow', 'Sat 28 Nov, Next Saturday', 'Tue 1 Dec, Tuesday after']);
});

test('three different days within the next two weeks are offered', () => {
  const days = fc.integer({ min: 0, max: 3650 }).map((count) => daysLater('2026-01-01', count));
  fc.assert(
    fc.property(days, fc.option(days), (today, usual) => {
      const offered = dateChips(today, usual).map(({ day }) => day);
      expect(new Set(offered).size).toBe(3);
      expect(offered.every((day) => day > today && day <= daysLater(today, 14))).toBe(true);
      expect(offered.filter((day) => weekdayOf(day) === (usual === null ? 5 : weekdayOf(usual)))).toHaveLength(2);
    }),
  );
});
