import { CircleCheck, Gem, Hourglass } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Subscription } from '#shared/plans/billing-contract.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { dayText } from './subscription-text.ts';

export const planBought = ({ plan, periodEndsAt }: Subscription): ToastMessage => ({
  title: `Welcome to ${PLAN_NAMES[plan]}`,
  description: `Thank you! It is paid until ${dayText(periodEndsAt)}. Your receipt comes by mail.`,
  icon: Gem,
});

export const paymentOnItsWay: ToastMessage = {
  title: 'Your payment is on its way',
  description: 'Your plan changes as soon as the payment is confirmed. You can leave this page.',
  icon: Hourglass,
};

export const nothingBought: ToastMessage = {
  title: 'Nothing was charged',
  description: 'You left the checkout before paying. Your plan has not changed.',
  icon: CircleCheck,
};

const wordsOf = (error: Error): string =>
  error instanceof ApiError && error.reason
    ? error.reason
    : 'The payment service did not answer. Nothing was charged. Please try again in a moment.';

export const checkoutNotOpened = (error: Error): ToastMessage => ({
  title: 'The checkout did not open',
  description: wordsOf(error),
  variant: 'destructive',
});

export const billingNotOpened = (error: Error): ToastMessage => ({
  title: 'Billing did not open',
  description: wordsOf(error),
  variant: 'destructive',
});
