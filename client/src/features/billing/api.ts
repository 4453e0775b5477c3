import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { accountKeys } from '#client/entities/user/api.ts';
import { call } from '#client/lib/http.ts';
import * as contracts from '#shared/contracts/billing.ts';
import type { BillingPeriod, PaidPlan } from '#shared/enums.ts';

const billingKeys = { subscription: ['billing', 'subscription'] } as const;

/** What the signed-in person pays for; null for nothing. */
export const subscriptionQuery = queryOptions({
  queryKey: billingKeys.subscription,
  queryFn: ({ signal }) => call(contracts.getSubscription, {}, signal),
});

const meta = { invalidates: [accountKeys.user, billingKeys.subscription] };

/** The address of the page at which a plan is paid for. A refusal may mean that it is paid for already. */
export const startCheckout = mutationOptions({
  mutationFn: (body: { plan: PaidPlan; period: BillingPeriod }) => call(contracts.startCheckout, { body }),
  onError: (_error, _chosen, _result, { client }) => {
    for (const queryKey of meta.invalidates) void client.invalidateQueries({ queryKey });
  },
});

/** The address of the page on which one sees to one's billing. */
export const openBillingPortal = mutationOptions({
  mutationFn: (_nothing: void) => call(contracts.openBillingPortal, {}),
});

/** For whom comes back from those pages. */
export const refreshSubscription = mutationOptions({
  mutationFn: (_nothing: void) => call(contracts.refreshSubscription, {}),
  meta,
});
