import { Router } from 'express';
import { getSubscription, openBillingPortal, refreshSubscription, startCheckout } from '#shared/contracts/billing.ts';
import { siteOrigin } from '#server/auth/site-origin.ts';
import { serve } from '#server/http/endpoint.ts';
import type { Services } from '#server/services.ts';
import * as service from './service.ts';

export { stripeWebhook } from './webhook.ts';

/** Paying for a plan. Stripe's events have a router of their own, before sessions. */
export function billingRoutes(services: Services): Router {
  const { db, environment } = services;
  const router = Router();
  serve(router, startCheckout, async ({ owner, body, req }) => ({
    url: await service.startCheckout(services, owner, body, siteOrigin(req, environment)),
  }));
  serve(router, openBillingPortal, async ({ owner, req }) => ({
    url: await service.openBillingPortal(services, owner, siteOrigin(req, environment)),
  }));
  serve(router, getSubscription, ({ owner }) => service.subscriptionOf(db, owner.id));
  serve(router, refreshSubscription, ({ owner }) => service.refreshSubscription(services, owner));
  return router;
}
