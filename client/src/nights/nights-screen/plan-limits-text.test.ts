import { expect, test } from 'vitest';
import { planText, usedText } from './plan-limits-text.ts';

test('the banner shows the limits of a plan, and that the 4 games apply to one night', () => {
  expect(planText('free')).toBe(
    '1 game night per month, with up to 4 games on it. Your collection itself is unlimited.',
  );
  expect(planText('premium')).toBe('Up to 10 game nights per month, with as many games on each as you like.');
  expect(planText('premium_plus')).toBe(
    'Unlimited game nights and games, with premium events, analytics and templates.',
  );
});

test('the banner shows how many nights are left', () => {
  expect([0, 1, 2].map((used) => usedText('free', used))).toEqual([
    "You have not planned this month's game night yet.",
    'You have used all game nights of this month. You get new ones next month.',
    'You have used all game nights of this month. You get new ones next month.',
  ]);
  expect([0, 3, 9].map((used) => usedText('premium', used))).toEqual([
    'All 10 are left this month.',
    'You have used 3 this month, 7 are left.',
    'You have used 9 this month, 1 is left.',
  ]);
  expect(usedText('premium_plus', 40)).toBeNull();
});
