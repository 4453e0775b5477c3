import { CircleCheck, Gem, Hourglass } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Subscription } from '#shared/plans/billing-contract.ts';
import { PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { dayText } from './subscription-text.ts';
import { t } from '#client/plans/words/words.ts';

export const planBought = ({ plan, periodEndsAt }: Subscription): ToastMessage => ({
  title: t('Welcome to {plan}', { plan: PLAN_NAMES[plan] }),
  description: t('Thank you! It is paid until {date}. Your receipt comes by mail.', { date: dayText(periodEndsAt) }),
  icon: Gem,
});

export const paymentOnItsWay: ToastMessage = {
  title: t('Your payment is on its way'),
  description: t('Your plan changes as soon as the payment is confirmed. You can leave this page.'),
  icon: Hourglass,
};

export const nothingBought: ToastMessage = {
  title: t('Nothing was charged'),
  description: t('You left the checkout before paying. Your plan has not changed.'),
  icon: CircleCheck,
};

const wordsOf = (error: Error): string =>
  error instanceof ApiError && error.reason
    ? error.reason
    : t('The payment service did not answer. Nothing was charged. Please try again in a moment.');

export const checkoutNotOpened = (error: Error): ToastMessage => ({
  title: t('The checkout did not open'),
  description: wordsOf(error),
  variant: 'destructive',
});

export const billingNotOpened = (error: Error): ToastMessage => ({
  title: t('Billing did not open'),
  description: wordsOf(error),
  variant: 'destructive',
});
