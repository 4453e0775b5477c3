import express, { type Request, Router } from 'express';
import { limitUnfinishedBodies } from '#server/http/limit-unfinished-bodies.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Payments } from '#server/outbound/stripe/payments.ts';
import type { Services } from '#server/services.ts';
import { receiveEvent } from './receive-event.ts';

const MAX_EVENT_BYTES = 512 * 1024;
const limitBody = limitUnfinishedBodies(['json'], MAX_EVENT_BYTES);
const rawBody = express.raw({ type: 'application/json', inflate: false, limit: MAX_EVENT_BYTES });

/**
 * Receives Stripe's events. They have no session and are authenticated by a signature over the raw body. Stripe retries
 * unless the response is 200.
 */
export function stripeWebhook(services: Services): Router {
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
