import express, { type Request, Router } from 'express';
import { Refusal } from '#server/http/refusal.ts';
import type { Payments } from '#server/outbound/stripe/payments.ts';
import type { Services } from '#server/services.ts';
import { receiveEvent } from './receive-event.ts';

const MAX_EVENT_BYTES = 512 * 1024;
const rawBody = express.raw({ type: () => true, limit: MAX_EVENT_BYTES });

/**
 * What Stripe tells by itself. It has no session and comes from no page: its signature over the body as it came is what
 * it is known by. Anything but 200 makes Stripe send it again later.
 */
export function stripeWebhook(services: Services): Router {
  const router = Router();
  const { payments } = services;
  if (payments === null) return router;
  router.post('/api/stripe/webhook', rawBody, async (req, res) => {
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
