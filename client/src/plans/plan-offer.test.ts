import { expect, test } from 'vitest';
import { PLANS } from '#shared/enums.ts';
import { planOffer } from './plan-offer.ts';

const offers = (user: Parameters<typeof planOffer>[1]) => PLANS.map((plan) => planOffer(plan, user).kind);

test('the own plan is current, lower ones are included, higher ones are available', () => {
  expect(offers({ plan: 'free', paidPlan: null, trialState: 'available' })).toEqual([
    'current',
    'available',
    'available',
  ]);
  expect(offers({ plan: 'premium', paidPlan: 'premium', trialState: 'over' })).toEqual([
    'included',
    'current',
    'available',
  ]);
  expect(offers({ plan: 'premium_plus', paidPlan: null, trialState: 'over' })).toEqual([
    'included',
    'included',
    'current',
  ]);
});

test('during a trial every paid plan is available, except one that is paid already', () => {
  expect(offers({ plan: 'premium_plus', paidPlan: null, trialState: 'running' })).toEqual([
    'included',
    'available',
    'available',
  ]);
  expect(offers({ plan: 'premium_plus', paidPlan: 'premium', trialState: 'running' })).toEqual([
    'included',
    'current',
    'available',
  ]);
});
