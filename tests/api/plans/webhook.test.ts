import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { getSubscription, startCheckout } from '#shared/plans/billing-contract.ts';
import { stripeCustomers, stripeEvents } from '#shared/schema/billing.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { type FakeSubscription, PERIOD_END, signed, startStripeServer } from '#tests/support/server/stripe-server.ts';
import type { StripeServer } from '#tests/support/server/stripe-server.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let app: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({ environment: stripe.environment });
});
afterEach(() => {
  stripe.down = false;
  stripe.beforeList = async () => {};
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

let eventCount = 0;
const post = async (init: RequestInit) => (await fetch(`${app.origin}/api/stripe/webhook`, init)).status;
const sendEvent = (customer: string, type = 'customer.subscription.updated', id = `evt_${++eventCount}`) =>
  post(signed({ id, type, data: { object: { object: 'subscription', id: 'sub_x', customer } } }));
const planOf = async (person: Person) => (await person.call(getCurrentUser, {})).body.plan;

/** A user who has been to the checkout and paid. */
async function payer(changes: Partial<FakeSubscription> = {}) {
  const person = await makeOwner(app);
  await person.call(startCheckout, { body: { plan: 'premium', period: 'monthly' } });
  const [row] = await app.services.db.select().from(stripeCustomers).where(eq(stripeCustomers.userId, person.id));
  const customer = row?.customerId ?? '';
  return { person, customer, subscription: stripe.subscribe(customer, changes) };
}

describe('an event is rejected', () => {
  const event = { id: 'evt_false', type: 'customer.subscription.updated', data: { object: {} } };

  test('without a signature, or with an invalid, mismatched or old one, or one dated ahead', async () => {
    const good = signed(event);
    const now = Math.floor(Date.now() / 1000);
    expect(await post({ ...good, headers: {} })).toBe(400);
    expect(await post(signed(event, 'whsec_of_somebody'))).toBe(400);
    expect(await post({ ...good, body: JSON.stringify({ ...event, id: 'evt_other' }) })).toBe(400);
    for (const seconds of [-600, 600]) expect(await post(signed(event, undefined, now + seconds))).toBe(400);
    expect(await app.services.db.$count(stripeEvents, eq(stripeEvents.id, 'evt_false'))).toBe(0);
  });

  test('if it is too large', async () => {
    expect(await post(signed({ ...event, filler: 'x'.repeat(600_000) }))).toBe(413);
  });

  test('while Stripe is unreachable, and processed when it is sent again', async () => {
    const { person, customer } = await payer();
    stripe.down = true;
    expect(await sendEvent(customer, undefined, 'evt_again')).toBe(502);
    expect(await planOf(person)).toBe('free');
    stripe.down = false;
    expect(await sendEvent(customer, undefined, 'evt_again')).toBe(200);
    expect(await planOf(person)).toBe('premium');
  });
});

test('an event needs no session and may have a foreign origin', async () => {
  const { person, customer } = await payer();
  const init = signed({
    id: 'evt_far',
    type: 'checkout.session.completed',
    data: { object: { customer: { id: customer } } },
  });
  const headers = { ...(init.headers as Record<string, string>), Origin: 'https://stripe.com' };
  expect(await post({ ...init, headers })).toBe(200);
  expect(await planOf(person)).toBe('premium');
});

test('a repeated event has no effect', async () => {
  const { customer } = await payer();
  expect(await sendEvent(customer, undefined, 'evt_twice')).toBe(200);
  const before = stripe.requests.length;
  expect(await sendEvent(customer, undefined, 'evt_twice')).toBe(200);
  expect(stripe.requests).toHaveLength(before);
});

test('an old event that arrives late has no effect', async () => {
  const { person, customer, subscription } = await payer();
  subscription.status = 'canceled';
  await sendEvent(customer, 'customer.subscription.deleted');
  expect(await planOf(person)).toBe('free');
  await sendEvent(customer, 'customer.subscription.created');
  expect(await planOf(person)).toBe('free');
});

test('a delayed response does not overwrite a later one', async () => {
  const { person, customer, subscription } = await payer();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let arrived = () => {};
  const asked = new Promise<void>((resolve) => (arrived = resolve));
  stripe.beforeList = () => {
    arrived();
    return held;
  };
  const first = sendEvent(customer);
  await asked;
  stripe.beforeList = async () => {};
  subscription.status = 'canceled';
  await sendEvent(customer);
  release();
  expect(await first).toBe(200);
  expect(await planOf(person)).toBe('free');
});

test.each(['active', 'trialing', 'past_due'])('a subscription with status %s gives its plan', async (status) => {
  const { person, customer } = await payer({ status });
  await sendEvent(customer, 'invoice.payment_failed');
  expect(await planOf(person)).toBe('premium');
  expect((await person.call(getSubscription, {})).body).toMatchObject({ status });
});

test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused'])(
  'a subscription with status %s gives no plan',
  async (status) => {
    const { person, customer } = await payer({ status });
    await sendEvent(customer);
    expect(await planOf(person)).toBe('free');
    expect((await person.call(getSubscription, {})).body).toBeNull();
  },
);

test('a cancelled subscription lasts until the end of its period', async () => {
  for (const cancelled of [{ cancel_at_period_end: true }, { cancel_at: PERIOD_END }]) {
    const { person, customer } = await payer(cancelled);
    await sendEvent(customer);
    expect(await planOf(person)).toBe('premium');
    const endsAt = new Date(PERIOD_END * 1000).toISOString();
    expect((await person.call(getSubscription, {})).body).toMatchObject({ status: 'active', endsAt });
  }
});

test('the higher one of two subscriptions counts', async () => {
  const { person, customer } = await payer();
  stripe.subscribe(customer, { price: 'price_plus_monthly' });
  stripe.subscribe(customer, { price: 'price_plus_annual', status: 'canceled' });
  stripe.subscribe(customer, { price: 'price_of_something_else' });
  await sendEvent(customer);
  expect((await person.call(getSubscription, {})).body).toMatchObject({ plan: 'premium_plus', period: 'monthly' });
});

test('a customer deleted at Stripe loses the plan and can buy again', async () => {
  const { person, customer } = await payer();
  await sendEvent(customer);
  stripe.customers.delete(customer);
  const event = { id: 'evt_gone', type: 'customer.deleted', data: { object: { object: 'customer', id: customer } } };
  expect(await post(signed(event))).toBe(200);
  expect(await planOf(person)).toBe('free');
  const again = await person.call(startCheckout, { body: { plan: 'premium', period: 'monthly' } });
  expect(again.status).toBe(200);
});

test('an event for an unknown customer, or without one, is accepted and ignored', async () => {
  const before = stripe.requests.length;
  expect(await sendEvent('cus_of_another_site')).toBe(200);
  expect(await post(signed({ id: 'evt_price', type: 'price.created', data: { object: { object: 'price' } } }))).toBe(
    200,
  );
  expect(stripe.requests).toHaveLength(before);
});
