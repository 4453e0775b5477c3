import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { accountKeys } from '#client/accounts/api.ts';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/plans/billing-contract.ts';
import type { BillingPeriod, PaidPlan } from '#shared/enums.ts';

const billingKeys = { subscription: ['billing', 'subscription'] } as const;

/** The user's subscription; null if none. */
export const subscriptionQuery = queryOptions({
  queryKey: billingKeys.subscription,
  queryFn: ({ signal }) => call(contracts.getSubscription, {}, signal),
});

const meta = { invalidates: [accountKeys.user, billingKeys.subscription] };

/** Returns the URL of the checkout. A refusal may mean that the plan is already paid for. */
export const startCheckout = mutationOptions({
  mutationFn: (body: { plan: PaidPlan; period: BillingPeriod }) => call(contracts.startCheckout, { body }),
  onError: (_error, _chosen, _result, { client }) => {
    for (const queryKey of meta.invalidates) void client.invalidateQueries({ queryKey });
  },
});

/** Returns the URL of the billing portal. */
export const openBillingPortal = mutationOptions({
  mutationFn: (_nothing: void) => call(contracts.openBillingPortal, {}),
});

/** After returning from those pages. */
export const refreshSubscription = mutationOptions({
  mutationFn: (_nothing: void) => call(contracts.refreshSubscription, {}),
  meta,
});
