import { expect, test } from 'vitest';
import type { Subscription } from '#shared/plans/billing-contract.ts';
import { dayText, subscriptionText } from './subscription-text.ts';

const END = new Date('2027-05-03T12:00:00Z');
const PAYING: Subscription = { plan: 'premium', period: 'annual', status: 'active', periodEndsAt: END, endsAt: null };

test('a subscription is described by plan, period and renewal date', () => {
  expect(subscriptionText(PAYING)).toEqual({
    tone: 'good',
    title: 'Premium, paid by the year',
    sentence: `It renews on ${dayText(END)}.`,
  });
});

test('a cancelled subscription shows its end date and that nothing is deleted', () => {
  const words = subscriptionText({ ...PAYING, endsAt: END });
  expect(words).toMatchObject({ tone: 'info', title: `Premium until ${dayText(END)}` });
  expect(words.sentence).toContain('Nothing is deleted');
});

test('a failed payment takes precedence, also for a cancelled subscription', () => {
  const failed = { ...PAYING, plan: 'premium_plus', status: 'past_due', endsAt: END } as const;
  expect(subscriptionText(failed)).toMatchObject({
    tone: 'warn',
    title: 'The last payment for Premium Plus failed',
  });
});
