import { expect, test } from 'vitest';
import { bestWeekday, canCome, weekdayName } from './weekday-answers.ts';

const day = (weekday: number, yes: number, ifNeedBe: number, no: number) => ({ weekday, yes, ifNeedBe, no });

test('days are named from Monday on', () => {
  expect([1, 5, 7].map(weekdayName)).toEqual(['Monday', 'Friday', 'Sunday']);
});

test('the best day has the largest share of yes, of several the one with more of them', () => {
  expect(bestWeekday([])).toBeNull();
  expect(bestWeekday([day(1, 0, 3, 0)])).toBeNull();
  expect(bestWeekday([day(1, 9, 0, 9), day(5, 2, 0, 1)])?.weekday).toBe(5);
  expect(bestWeekday([day(1, 1, 0, 1), day(5, 4, 0, 4)])?.weekday).toBe(5);
});

test('whoever can come says yes or if need be', () => {
  expect([canCome(day(1, 1, 1, 2)), canCome(day(1, 0, 0, 0))]).toEqual([0.5, null]);
});
