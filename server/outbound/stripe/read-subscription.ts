import type Stripe from 'stripe';
import {
  BILLING_PERIODS,
  type BillingPeriod,
  type PaidPlan,
  PAID_PLANS,
  SUBSCRIPTION_STATUSES,
} from '#shared/enums.ts';
import type { PaymentSettings } from '#server/config/payments.ts';
import type { PaidSubscription } from './payments.ts';

type Prices = PaymentSettings['prices'];

/** The active subscription of a customer; of several, the one with the best plan and the latest end. */
export function activeSubscription(all: readonly Stripe.Subscription[], prices: Prices): PaidSubscription | null {
  const rank = ({ plan }: PaidSubscription) => PAID_PLANS.indexOf(plan);
  const [best] = all
    .flatMap((subscription) => inForce(subscription, prices) ?? [])
    .toSorted((a, b) => rank(b) - rank(a) || b.periodEndsAt.getTime() - a.periodEndsAt.getTime());
  return best ?? null;
}

function inForce(subscription: Stripe.Subscription, prices: Prices): PaidSubscription | null {
  const status = SUBSCRIPTION_STATUSES.find((one) => one === subscription.status);
  const [item] = subscription.items.data;
  if (status === undefined || item === undefined) return null;
  const bought = boughtFor(item.price, prices) ?? boughtAs(subscription.metadata);
  if (bought === null) return null;
  const periodEndsAt = atSeconds(item.current_period_end);
  const { cancel_at: cancelAt, cancel_at_period_end: cancelled } = subscription;
  const endsAt = cancelAt !== null ? atSeconds(cancelAt) : cancelled ? periodEndsAt : null;
  return { subscriptionId: subscription.id, ...bought, status, periodEndsAt, endsAt };
}

interface Bought {
  plan: PaidPlan;
  period: BillingPeriod;
}

const OFFERS: readonly Bought[] = PAID_PLANS.flatMap((plan) => BILLING_PERIODS.map((period) => ({ plan, period })));

const boughtFor = ({ id }: { id: string }, prices: Prices): Bought | null =>
  OFFERS.find(({ plan, period }) => prices[plan][period] === id) ?? null;

/** The metadata of our checkout: still valid if the operator has replaced the price. */
const boughtAs = (metadata: Stripe.Metadata): Bought | null =>
  OFFERS.find(({ plan, period }) => metadata['plan'] === plan && metadata['period'] === period) ?? null;

const atSeconds = (seconds: number): Date => new Date(seconds * 1000);
