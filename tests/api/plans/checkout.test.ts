import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '#shared/accounts/account-contract.ts';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import {
  getSubscription,
  openBillingPortal,
  refreshSubscription,
  startCheckout,
} from '#shared/plans/billing-contract.ts';
import { stripeCustomers, subscriptions } from '#shared/schema/billing.ts';
import { users } from '#shared/schema/users.ts';
import { makeOwner, type Person, signedIn, visitor } from '#tests/support/server/owners.ts';
import { PERIOD_END, startStripeServer, type StripeServer } from '#tests/support/server/stripe-server.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let app: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({ environment: stripe.environment });
});
afterEach(() => {
  stripe.down = false;
  stripe.beforeCheckouts = async () => {};
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const PLUS = { plan: 'premium_plus', period: 'annual' } as const;
const buy = (person: Person, body: object = PLUS) => person.call(startCheckout, { body });
const codeOf = async (reply: Promise<{ status: number; refusal: { code: string } }>) => {
  const { status, refusal } = await reply;
  return [status, refusal.code];
};
const customerOf = async (person: Person) => {
  const [row] = await app.services.db.select().from(stripeCustomers).where(eq(stripeCustomers.userId, person.id));
  return row?.customerId ?? '';
};

describe('without a Stripe configuration', () => {
  test('checkout is not offered and its endpoints are not found', async () => {
    const without = await startTestApp({ databaseOf: app });
    const ana = await makeOwner(without);
    expect((await ana.call(getConfig, {})).body.checkout).toBe(false);
    expect(await codeOf(buy(ana))).toEqual([409, 'payments_not_set_up']);
    expect(await codeOf(ana.call(openBillingPortal, {}))).toEqual([409, 'payments_not_set_up']);
    expect(await codeOf(ana.call(refreshSubscription, {}))).toEqual([409, 'payments_not_set_up']);
    expect((await ana.call(getSubscription, {})).body).toBeNull();
    expect(await customerOf(ana)).toBe('');
    const webhook = await fetch(`${without.origin}/api/stripe/webhook`, { method: 'POST', body: '{}' });
    expect(webhook.status).toBe(404);
    await without.close();
  });
});

describe('a checkout is rejected', () => {
  test('for a visitor', async () => {
    expect((await buy(visitor(app))).status).toBe(401);
  });

  test('for the Free plan and for an unknown period', async () => {
    const ana = await makeOwner(app);
    for (const [body, field] of [
      [{ plan: 'free', period: 'annual' }, 'plan'],
      [{ plan: 'premium', period: 'weekly' }, 'period'],
    ] as const) {
      const { status, refusal } = await buy(ana, body);
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  test('for the current plan, but not for a plan on trial', async () => {
    expect(await codeOf(buy(await makeOwner(app, { isPremiumPlus: true })))).toEqual([409, 'plan_held']);
    expect((await buy(await makeOwner(app, { isPremium: true }))).status).toBe(200);
    expect((await buy(await makeOwner(app, { trialEndsAt: new Date(Date.now() + 60_000) }))).status).toBe(200);
  });

  test('for a plan that remains after the trial', async () => {
    const trialEndsAt = new Date(Date.now() + 60_000);
    const premium = { plan: 'premium', period: 'monthly' } as const;
    const ana = await makeOwner(app, { isPremium: true, trialEndsAt });
    expect(await codeOf(buy(ana, premium))).toEqual([409, 'plan_held']);
    expect((await buy(ana)).status).toBe(200);
    const club = await startTestApp({
      databaseOf: app,
      environment: { ...stripe.environment, DEFAULT_PLAN: 'premium' },
    });
    const ben = await makeOwner(club, { trialEndsAt });
    expect(await codeOf(buy(ben, premium))).toEqual([409, 'plan_held']);
    await club.close();
  });

  test('for a subscriber, even if no webhook has arrived', async () => {
    const ana = await makeOwner(app);
    await buy(ana, { plan: 'premium', period: 'monthly' });
    stripe.subscribe(await customerOf(ana));
    expect(await codeOf(buy(ana))).toEqual([409, 'subscribed_already']);
    expect((await ana.call(getSubscription, {})).body).toMatchObject({ plan: 'premium', period: 'monthly' });
  });

  test('beyond sixty requests to Stripe in an hour, as the billing portal is', async () => {
    const ana = await makeOwner(app);
    for (let n = 0; n < 60; n += 1) expect((await ana.call(refreshSubscription, {})).status).toBe(200);
    expect(await codeOf(ana.call(refreshSubscription, {}))).toEqual([429, 'too_many_requests']);
    expect(await codeOf(buy(ana))).toEqual([429, 'too_many_requests']);
    expect(await codeOf(ana.call(openBillingPortal, {}))).toEqual([429, 'too_many_requests']);
  });

  test('with a message if Stripe is unreachable', async () => {
    stripe.down = true;
    const { status, refusal } = await buy(await makeOwner(app));
    expect([status, refusal.code]).toEqual([502, 'payments_unreachable']);
    expect(refusal.message).toContain('Nothing was charged');
  });
});

test('a checkout opens the Stripe page for the selected price and returns to Premium', async () => {
  const ana = await makeOwner(app);
  expect((await ana.call(getConfig, {})).body.checkout).toBe(true);
  const { status, body } = await buy(ana);
  expect(status).toBe(200);
  expect(body.url).toMatch(/\/pay\/cs_/);
  expect(Object.fromEntries(stripe.lastCheckout)).toMatchObject({
    mode: 'subscription',
    customer: await customerOf(ana),
    client_reference_id: String(ana.id),
    'line_items[0][price]': 'price_plus_annual',
    'line_items[0][quantity]': '1',
    success_url: `${app.origin}/premium?checkout=done`,
    cancel_url: `${app.origin}/premium?checkout=cancelled`,
  });
});

test('only the last checkout of a user stays open, and all have the same customer', async () => {
  const ana = await makeOwner(app);
  stripe.openCheckouts.clear();
  await buy(ana, { plan: 'premium', period: 'annual' });
  const { body } = await buy(ana);
  expect([...stripe.openCheckouts]).toEqual([body.url.split('/').at(-1)]);
  stripe.openCheckouts.clear();
  const before = stripe.customers.size;
  const bea = await makeOwner(app);
  const replies = await Promise.all([buy(bea), buy(bea), buy(bea)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(stripe.customers.size).toBe(before + 1);
  // Two open pages could both be paid.
  expect(stripe.openCheckouts.size).toBe(1);
});

test('of two checkouts at once on two servers, not both stay open', async () => {
  const second = await startTestApp({ databaseOf: app, environment: stripe.environment });
  const ana = await makeOwner(app);
  await buy(ana);
  stripe.openCheckouts.clear();
  const both: (() => void)[] = [];
  stripe.beforeCheckouts = () =>
    new Promise((resolve) => {
      both.push(resolve);
      if (both.length === 2) for (const go of both) go();
    });
  const onSecond = await signedIn(second, { id: ana.id, email: ana.email });
  const replies = await Promise.all([buy(ana), buy(onSecond, { plan: 'premium', period: 'monthly' })]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(stripe.openCheckouts.size).toBeLessThan(2);
  await second.close();
});

test('after paying, the plan is active before any webhook arrives', async () => {
  const ana = await makeOwner(app);
  await buy(ana);
  stripe.subscribe(await customerOf(ana), { price: 'price_plus_annual' });
  const { body } = await ana.call(refreshSubscription, {});
  const periodEndsAt = new Date(PERIOD_END * 1000).toISOString();
  expect(body).toEqual({ plan: 'premium_plus', period: 'annual', status: 'active', periodEndsAt, endsAt: null });
  const user = await (await ana.fetch('/api/auth/user')).json();
  expect(user).toMatchObject({ plan: 'premium_plus', paidPlan: 'premium_plus', isPremiumPlus: true });
});

test('a subscription at a former price gives the plan that was bought', async () => {
  const ana = await makeOwner(app);
  await buy(ana);
  const metadata = { plan: 'premium_plus', period: 'annual' };
  stripe.subscribe(await customerOf(ana), { price: 'price_of_last_year', metadata });
  expect((await ana.call(refreshSubscription, {})).body).toMatchObject(metadata);
});

test('the billing portal opens only for customers', async () => {
  const ana = await makeOwner(app);
  expect(await codeOf(ana.call(openBillingPortal, {}))).toEqual([409, 'no_billing']);
  await buy(ana);
  const { status, body } = await ana.call(openBillingPortal, {});
  expect(status).toBe(200);
  expect(body.url).toContain(`/portal/${await customerOf(ana)}`);
});

describe('deleting an account', () => {
  const deleted = (person: Person) => person.call(deleteAccount, { body: { confirm: 'DELETE' } });

  test('is rejected while its subscription cannot be cancelled', async () => {
    const ana = await makeOwner(app);
    await buy(ana);
    stripe.down = true;
    const { status, refusal } = await deleted(ana);
    expect([status, refusal.code]).toEqual([502, 'payments_unreachable']);
    expect(refusal.message).toContain('could not be cancelled');
    expect((await ana.call(getSubscription, {})).status).toBe(200);
  });

  test('cancels its subscription at Stripe and deletes the customer', async () => {
    const ana = await makeOwner(app);
    await buy(ana);
    const customer = await customerOf(ana);
    stripe.subscribe(customer);
    await ana.call(refreshSubscription, {});
    const kept = () => app.services.db.$count(subscriptions, eq(subscriptions.userId, ana.id));
    expect(await kept()).toBe(1);
    expect((await deleted(ana)).status).toBe(204);
    expect(stripe.customers.has(customer)).toBe(false);
    expect([await customerOf(ana), await kept()]).toEqual(['', 0]);
  });

  test('leaves no page that could still be paid, also if it was opened meanwhile', async () => {
    const ana = await makeOwner(app);
    const { db } = app.services;
    const deleting = await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, ana.id)).for('no key update');
      const waits = deleted(ana);
      await vi.waitFor(async () => {
        const { rows } = await db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      });
      const buying = buy(ana);
      await vi.waitFor(async () => expect(await customerOf(ana)).not.toBe(''));
      return { waits, buying, customer: await customerOf(ana) };
    });
    expect((await deleting.waits).status).toBe(204);
    expect((await deleting.buying).status).not.toBe(200);
    expect(stripe.customers.has(deleting.customer)).toBe(false);
  });

  test('succeeds if Stripe has already deleted the customer', async () => {
    const ana = await makeOwner(app);
    await buy(ana);
    stripe.customers.delete(await customerOf(ana));
    expect((await deleted(ana)).status).toBe(204);
  });

  test('sends no request to Stripe if the user is not a customer', async () => {
    const before = stripe.requests.length;
    expect((await deleted(await makeOwner(app))).status).toBe(204);
    expect(stripe.requests).toHaveLength(before);
  });
});
