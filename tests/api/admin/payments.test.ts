import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COMMANDS } from '#server/admin/commands.ts';
import { actText } from '#shared/admin/act-text.ts';
import { getPerson, setDisabled } from '#shared/admin/people-contract.ts';
import { startCheckout } from '#shared/plans/billing-contract.ts';
import { stripeCustomers } from '#shared/schema/billing.ts';
import { users } from '#shared/schema/users.ts';
import { ADMIN, makeAdmin } from '#tests/support/server/administrators.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { type FakeSubscription, startStripeServer, type StripeServer } from '#tests/support/server/stripe-server.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let app: TestApp;
let stripe: StripeServer;
let admin: Person;
let bea: Person;
let customer: string;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({ environment: { ...ADMIN, ...stripe.environment } });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  await app.services.db.delete(users);
  stripe.down = false;
  stripe.subscriptions = [];
  stripe.beforeList = async () => {};
  admin = await makeAdmin(app);
  bea = await makeOwner(app, { email: 'bea@example.org' });
  await bea.call(startCheckout, { body: { plan: 'premium', period: 'monthly' } });
  const [row] = await app.services.db.select().from(stripeCustomers).where(eq(stripeCustomers.userId, bea.id));
  customer = row?.customerId ?? '';
});

const set = async (disabled: boolean, { id }: Pick<Person, 'id'> = bea) =>
  (await admin.call(setDisabled, { params: { id }, body: { disabled } })).body;
const command = async (name: 'disable' | 'enable') =>
  (await COMMANDS[name]?.run(app.services, { words: [bea.email], until: undefined, yes: false }))?.at(-1);
const audit = async () =>
  (await admin.call(getPerson, { params: { id: bea.id } })).body.acts.map((act) =>
    actText({ ...act, at: new Date(act.at) }),
  );
const VOID = { behavior: 'void' };
const pauses = (...of: FakeSubscription[]) => of.map(({ pause_collection: pause }) => pause);

describe('if Stripe does not answer', () => {
  test('the account is disabled, what to do by hand is said and kept, and a repetition does the rest', async () => {
    const subscription = stripe.subscribe(customer);
    stripe.down = true;
    const body = await set(true);
    expect(body.disabledAt).not.toBeNull();
    expect(body.paymentsProblem).toContain('pause their collection in the dashboard of Stripe');
    expect(await audit()).toEqual([
      'operator@example.org asked Stripe in vain to pause the payments of bea@example.org.',
      'operator@example.org disabled bea@example.org.',
    ]);
    stripe.down = false;
    expect(await command('disable')).toContain('| disabled');
    expect(pauses(subscription)).toEqual([VOID]);
    expect((await audit())[0]).toBe('A command on the server had Stripe pause the payments of bea@example.org.');
  });

  test('a command says so too, also of enabling', async () => {
    await set(true);
    stripe.down = true;
    expect(await command('enable')).toContain('resume their collection in the dashboard of Stripe');
    expect((await admin.call(getPerson, { params: { id: bea.id } })).body.disabledAt).toBeNull();
  });
});

test('an account without a customer at Stripe, or with one that is gone, is disabled without a word of payments', async () => {
  const before = stripe.requests.length;
  expect((await set(true, await makeOwner(app))).paymentsProblem).toBeNull();
  expect(stripe.requests.length).toBe(before);
  stripe.customers.delete(customer);
  expect((await set(true)).paymentsProblem).toBeNull();
  expect(await audit()).toEqual(['operator@example.org disabled bea@example.org.']);
});

test('payments are paused while an account is disabled, and nothing ends', async () => {
  const [running, ended, overdue] = [
    stripe.subscribe(customer),
    stripe.subscribe(customer, { status: 'canceled' }),
    stripe.subscribe(customer, { status: 'past_due' }),
  ];
  expect((await set(true)).paymentsProblem).toBeNull();
  expect(pauses(running, ended, overdue)).toEqual([VOID, null, VOID]);
  expect([running.status, running.cancel_at_period_end, running.cancel_at]).toEqual(['active', false, null]);
  expect(stripe.openCheckouts.size).toBe(0);
  await set(false);
  expect(pauses(running, overdue)).toEqual([null, null]);
  expect(await audit()).toEqual([
    'operator@example.org had Stripe resume the payments of bea@example.org.',
    'operator@example.org enabled bea@example.org.',
    'operator@example.org had Stripe pause the payments of bea@example.org.',
    'operator@example.org disabled bea@example.org.',
  ]);
});

test('of disabling and enabling at the same time Stripe keeps the later one', async () => {
  const subscription = stripe.subscribe(customer);
  let enabling: Promise<unknown> | undefined;
  stripe.beforeList = async () => {
    stripe.beforeList = async () => {};
    enabling = set(false);
    await app.services.pool.query('select');
  };
  await set(true);
  await enabling;
  expect((await admin.call(getPerson, { params: { id: bea.id } })).body.disabledAt).toBeNull();
  expect(pauses(subscription)).toEqual([null]);
});
