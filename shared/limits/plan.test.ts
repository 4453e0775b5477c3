import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAID_PLANS, PLANS } from '#shared/enums.ts';
import { includes, mailPlanOf, planOf, TRIAL_DAYS, trialDaysLeft, trialStateOf } from './plan.ts';

const NOW = new Date('2026-05-03T12:00:00Z');
const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);

const trialEnd = fc.option(fc.integer({ min: -30, max: 30 }).map(inDays));
const accounts = fc.record({
  isPremium: fc.boolean(),
  isPremiumPlus: fc.boolean(),
  planUntil: fc.constant(null),
  paidPlan: fc.option(fc.constantFrom(...PAID_PLANS)),
  trialEndsAt: trialEnd,
});
const everybodys = fc.constantFrom(...PLANS);

test('the effective plan is the highest of account, payment, trial and default', () => {
  fc.assert(
    fc.property(accounts, everybodys, (account, everybody) => {
      const plan = planOf(account, everybody, NOW);
      const onTrial = account.trialEndsAt !== null && account.trialEndsAt > NOW;
      expect(includes(plan, everybody)).toBe(true);
      if (account.isPremium) expect(includes(plan, 'premium')).toBe(true);
      if (account.isPremiumPlus || onTrial) expect(plan).toBe('premium_plus');
      if (account.paidPlan) expect(includes(plan, account.paidPlan)).toBe(true);
      const hasOwn = account.isPremium || account.isPremiumPlus || account.paidPlan !== null;
      if (!hasOwn && !onTrial) expect(plan).toBe(everybody);
    }),
  );
});

test('the plan that the operator gives ends when it should, and leaves what was paid', () => {
  const given = { isPremium: false, isPremiumPlus: true, planUntil: NOW, paidPlan: null, trialEndsAt: null };
  expect(planOf(given, 'free', new Date(NOW.getTime() - 1))).toBe('premium_plus');
  expect(planOf(given, 'free', NOW)).toBe('free');
  expect(planOf({ ...given, paidPlan: 'premium' }, 'free', NOW)).toBe('premium');
});

describe('a free trial', () => {
  const free = { isPremium: false, isPremiumPlus: false, planUntil: null, paidPlan: null, trialEndsAt: null };

  test('is available once, if it improves the plan', () => {
    expect(trialStateOf(free, 'free', NOW)).toBe('available');
    expect(trialStateOf({ ...free, isPremium: true }, 'free', NOW)).toBe('available');
    expect(trialStateOf({ ...free, isPremiumPlus: true }, 'free', NOW)).toBe('needless');
    expect(trialStateOf({ ...free, paidPlan: 'premium' }, 'free', NOW)).toBe('available');
    expect(trialStateOf({ ...free, paidPlan: 'premium_plus' }, 'free', NOW)).toBe('needless');
    expect(trialStateOf(free, 'premium_plus', NOW)).toBe('needless');
    expect(trialStateOf({ ...free, trialEndsAt: inDays(3) }, 'free', NOW)).toBe('running');
    expect(trialStateOf({ ...free, trialEndsAt: inDays(-3) }, 'free', NOW)).toBe('over');
  });

  test('gives Premium Plus until its end, and then the previous plan', () => {
    const onTrial = { ...free, isPremium: true, trialEndsAt: NOW };
    expect(planOf(onTrial, 'free', new Date(NOW.getTime() - 1))).toBe('premium_plus');
    expect(planOf(onTrial, 'free', NOW)).toBe('premium');
    expect(trialStateOf(onTrial, 'free', NOW)).toBe('over');
  });

  test('affects the plan only while it is running', () => {
    fc.assert(
      fc.property(accounts, everybodys, (account, everybody) => {
        const without = planOf({ ...account, trialEndsAt: null }, everybody, NOW);
        const state = trialStateOf(account, everybody, NOW);
        expect(planOf(account, everybody, NOW)).toBe(state === 'running' ? 'premium_plus' : without);
      }),
    );
  });

  test('counts a started day as a full day', () => {
    expect(trialDaysLeft(inDays(TRIAL_DAYS), NOW)).toBe(7);
    expect(trialDaysLeft(inDays(0.01), NOW)).toBe(1);
    expect(trialDaysLeft(NOW, NOW)).toBe(0);
    expect(trialDaysLeft(inDays(-2), NOW)).toBe(0);
  });
});

test('a running trial has the mail limits of Premium, every other account those of its plan', () => {
  fc.assert(
    fc.property(accounts, everybodys, (account, everybodyHas) => {
      const plan = planOf(account, everybodyHas, NOW);
      const trialState = trialStateOf(account, everybodyHas, NOW);
      expect(mailPlanOf({ plan, trialState })).toBe(trialState === 'running' ? 'premium' : plan);
    }),
  );
});
