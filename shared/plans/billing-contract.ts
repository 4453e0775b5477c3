import * as z from 'zod/mini';
import { BILLING_PERIODS, PAID_PLANS, SUBSCRIPTION_STATUSES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { moment } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A paid subscription. */
const subscription = z.object({
  plan: z.enum(PAID_PLANS),
  period: z.enum(BILLING_PERIODS),
  /** `past_due` after a failed payment: the plan stays in force while Stripe retries. */
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** End of the last billed period; the subscription renews then. */
  periodEndsAt: moment,
  /** When a cancelled subscription ends. */
  endsAt: z.nullable(moment),
});
export type Subscription = z.output<typeof subscription>;

/** URL of a page at Stripe to open in the browser. */
const page = z.object({ url: z.string() });

export const startCheckout = contract({
  method: 'post',
  path: '/api/checkout',
  summary: "Opens a page of Stripe's on which a plan is paid for; refused while there is a subscription",
  access: 'owner',
  body: z.object({
    plan: z.enum(PAID_PLANS, t('Please choose Premium or Premium Plus')),
    period: z.enum(BILLING_PERIODS, t('Please choose monthly or annual')),
  }),
  status: 200,
  response: page,
  refusals: ['payments_not_set_up', 'plan_held', 'subscribed_already', 'payments_unreachable', 'too_many_requests'],
});

export const openBillingPortal = contract({
  method: 'post',
  path: '/api/billing-portal',
  summary: "Opens a page of Stripe's on which cards, invoices, the plan and its cancelling are seen to",
  access: 'owner',
  status: 200,
  response: page,
  refusals: ['payments_not_set_up', 'no_billing', 'payments_unreachable', 'too_many_requests'],
});

export const getSubscription = contract({
  method: 'get',
  path: '/api/subscription',
  summary: 'What the signed-in person pays for, as Stripe last told; null for nothing',
  access: 'owner',
  status: 200,
  response: z.nullable(subscription),
});

export const refreshSubscription = contract({
  method: 'post',
  path: '/api/subscription/refresh',
  summary: 'Asks Stripe what the signed-in person pays for now',
  access: 'owner',
  status: 200,
  response: z.nullable(subscription),
  refusals: ['payments_not_set_up', 'payments_unreachable', 'too_many_requests'],
});

export const billingContracts = [startCheckout, openBillingPortal, getSubscription, refreshSubscription];
