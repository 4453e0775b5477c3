import { expect, test } from 'vitest';
import { bestWeekday, canCome, weekdayName } from './weekday-answers.ts';

const day = (weekday: number, yes: number, ifNeedBe: number, no: number) => ({ weekday, yes, ifNeedBe, no });

test('weekdays are numbered from Monday', () => {
  expect([1, 5, 7].map(weekdayName)).toEqual(['Monday', 'Friday', 'Sunday']);
});

test('the best weekday has the largest share of yes answers, in a tie the one with more of them', () => {
  expect(bestWeekday([])).toBeNull();
  expect(bestWeekday([day(1, 0, 3, 0)])).toBeNull();
  expect(bestWeekday([day(1, 9, 0, 9), day(5, 2, 0, 1)])?.weekday).toBe(5);
  expect(bestWeekday([day(1, 1, 0, 1), day(5, 4, 0, 4)])?.weekday).toBe(5);
});

test('yes and "if need be" count as able to come', () => {
  expect([canCome(day(1, 1, 1, 2)), canCome(day(1, 0, 0, 0))]).toEqual([0.5, null]);
});
