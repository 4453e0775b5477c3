import { describe, expect, test } from 'vitest';
import { PLANS } from '#shared/enums.ts';
import { YEAR_SAVES_PERCENT } from '#shared/limits/plan-limits.ts';
import { COMPARISON, PLAN_POINTS, planPrice } from './plan-text.ts';

describe('a plan costs', () => {
  test('the price of a month, and ten months of it a year', () => {
    expect(PLANS.map((plan) => planPrice(plan, 'monthly').price)).toEqual(['$0', '$4.99', '$9.99']);
    expect(PLANS.map((plan) => planPrice(plan, 'annual'))).toEqual([
      { price: '$0', period: 'per year' },
      { price: '$49.90', period: 'per year' },
      { price: '$99.90', period: 'per year' },
    ]);
  });

  test('17 % less by the year', () => {
    expect(YEAR_SAVES_PERCENT).toBe(17);
  });
});

test('the plan cards state the limits of PLAN_LIMITS', () => {
  expect(PLAN_POINTS.free).toEqual([
    'Track unlimited games',
    '1 game night per month',
    'Up to 4 games on a game night',
    '20 guests per event',
    '2 staff picks',
    '1 AI recommendation',
  ]);
  expect(PLAN_POINTS.premium).toContain('Up to 10 game nights per month');
  expect(PLAN_POINTS.premium_plus).toContain('Data export: JSON, CSV, BG Stats');
});

test('every row of the comparison has a value for every plan, and no plan has less than a cheaper one', () => {
  for (const { label, cells } of COMPARISON) {
    expect([label, cells.map(({ plan }) => plan)]).toEqual([label, PLANS]);
    const had = cells.map(({ value }) => value !== false);
    expect([label, ...had]).toEqual([label, ...had.toSorted((a, b) => Number(a) - Number(b))]);
  }
});
