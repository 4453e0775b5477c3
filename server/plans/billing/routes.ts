import { Router } from 'express';
import {
  getSubscription,
  openBillingPortal,
  refreshSubscription,
  startCheckout,
} from '#shared/plans/billing-contract.ts';
import { attemptLimit, countAttempt, siteOrigin } from '#server/accounts/service.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { PaymentServices } from './payments.ts';
import * as service from './service.ts';

export { stripeWebhook } from './webhook.ts';

const HOUR = 60 * 60;
/** Each takes up to five requests to Stripe, which limits those of the operator. */
const STRIPE_ATTEMPTS = 60;
/** Two checkouts at the same time would each close the other's page. */
const ONE_AT_A_TIME = { perUserQueue: true };

/** Paying for a plan. Stripe's events have a router of their own, before sessions. */
export function billingRoutes(services: PaymentServices): Router {
  const { db, environment } = services;
  const router = Router();
  const limit = attemptLimit(services, 'requests to Stripe by person', STRIPE_ATTEMPTS, HOUR);
  const count = ({ id }: { id: number }) => countAttempt(limit, String(id));
  serve(
    router,
    startCheckout,
    async ({ owner, body, req }) => {
      await count(owner);
      return { url: await service.startCheckout(services, owner, body, siteOrigin(req, environment)) };
    },
    ONE_AT_A_TIME,
  );
  serve(router, openBillingPortal, async ({ owner, req }) => {
    await count(owner);
    return { url: await service.openBillingPortal(services, owner, siteOrigin(req, environment)) };
  });
  serve(router, getSubscription, ({ owner }) => service.subscriptionOf(db, owner.id));
  serve(router, refreshSubscription, async ({ owner }) => {
    await count(owner);
    return service.refreshSubscription(services, owner);
  });
  return router;
}
