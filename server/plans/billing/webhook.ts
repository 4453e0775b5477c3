import express, { type Request, Router } from 'express';
import { limitUnfinishedBodies } from '#server/platform/http/bodies/limit-unfinished-bodies.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Payments, PaymentEvent } from './payments.ts';
import type { PaymentServices } from './payments.ts';
import { eq, lt } from 'drizzle-orm';
import { stripeCustomers, stripeEvents, subscriptions } from '#shared/schema/billing.ts';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type BillingServices, readSubscription } from './read-subscription.ts';

/** Events that can change the subscription. */
const ABOUT_SUBSCRIPTIONS = /^(customer\.subscription|checkout\.session|invoice)\./;
/** Stripe retries for three days. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/**
 * Processes an event once. The current state is fetched from Stripe, so late events do no harm. The event's id is
 * stored after success, because Stripe retries failures. @throws Refusal payments_unreachable
 */
async function receiveEvent(services: BillingServices, { id, type, customerId }: PaymentEvent): Promise<void> {
  const { db } = services;
  if ((await db.$count(stripeEvents, eq(stripeEvents.id, id))) > 0) return;
  if (customerId !== null && type === 'customer.deleted') await clearCustomer(db, customerId);
  else if (customerId !== null && ABOUT_SUBSCRIPTIONS.test(type)) await readSubscription(services, customerId);
  await db.insert(stripeEvents).values({ id }).onConflictDoNothing();
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, new Date(Date.now() - REMEMBERED_MS)));
}

/** The operator deleted a customer at Stripe, which ends the subscription; the next purchase creates a new customer. */
const clearCustomer = (db: Database, customerId: string) =>
  db.transaction(async (tx) => {
    const [customer] = await tx
      .select({ userId: stripeCustomers.userId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.customerId, customerId));
    if (!customer) return;
    await tx.update(users).set({ paidPlan: null }).where(eq(users.id, customer.userId));
    await tx.delete(subscriptions).where(eq(subscriptions.userId, customer.userId));
    await tx.delete(stripeCustomers).where(eq(stripeCustomers.userId, customer.userId));
  });

const MAX_EVENT_BYTES = 512 * 1024;
const limitBody = limitUnfinishedBodies(['json'], MAX_EVENT_BYTES);
const rawBody = express.raw({ type: 'application/json', inflate: false, limit: MAX_EVENT_BYTES });

/**
 * Receives Stripe's events. They have no session and are authenticated by a signature over the raw body. Stripe retries
 * unless the response is 200.
 */
export function stripeWebhook(services: PaymentServices): Router {
  const router = Router();
  const { payments } = services;
  if (payments === null) return router;
  router.post('/api/stripe/webhook', limitBody, rawBody, async (req, res) => {
    const event = await signedEvent(payments, req);
    if (event === null) throw new Refusal('bad_signature');
    await receiveEvent(services, event);
    res.json({ received: true });
  });
  return router;
}

function signedEvent(payments: Payments, req: Request) {
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? payments.readEvent(body, req.get('stripe-signature') ?? '') : null;
}
