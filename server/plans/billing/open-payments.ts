import type Stripe from 'stripe';
import type { Environment } from '#server/platform/config/environment.ts';
import type { PaymentSettings } from '#server/platform/config/payments.ts';
import {
  BILLING_PERIODS,
  type BillingPeriod,
  type PaidPlan,
  PAID_PLANS,
  SUBSCRIPTION_STATUSES,
} from '#shared/enums.ts';
import { type Payments, PaymentsFailed, type PaidSubscription } from './payments.ts';

type Prices = PaymentSettings['prices'];

/** The active subscription of a customer; of several, the one with the best plan and the latest end. */
function activeSubscription(all: readonly Stripe.Subscription[], prices: Prices): PaidSubscription | null {
  const rank = ({ plan }: PaidSubscription) => PAID_PLANS.indexOf(plan);
  const [best] = all
    .flatMap((subscription) => inForce(subscription, prices) ?? [])
    .toSorted((a, b) => rank(b) - rank(a) || b.periodEndsAt.getTime() - a.periodEndsAt.getTime());
  return best ?? null;
}

const isInForce = (status: string): boolean => SUBSCRIPTION_STATUSES.some((one) => one === status);

function inForce(subscription: Stripe.Subscription, prices: Prices): PaidSubscription | null {
  const status = SUBSCRIPTION_STATUSES.find((one) => one === subscription.status);
  const [item] = subscription.items.data;
  if (status === undefined || item === undefined) return null;
  const bought = boughtFor(item.price, prices) ?? boughtAs(subscription.metadata);
  if (bought === null) return null;
  const periodEndsAt = atSeconds(item.current_period_end);
  const { cancel_at: cancelAt, cancel_at_period_end: cancelled } = subscription;
  const endsAt = cancelAt !== null ? atSeconds(cancelAt) : cancelled ? periodEndsAt : null;
  return { subscriptionId: subscription.id, ...bought, status, periodEndsAt, endsAt };
}

interface Bought {
  plan: PaidPlan;
  period: BillingPeriod;
}

const OFFERS: readonly Bought[] = PAID_PLANS.flatMap((plan) => BILLING_PERIODS.map((period) => ({ plan, period })));

const boughtFor = ({ id }: { id: string }, prices: Prices): Bought | null =>
  OFFERS.find(({ plan, period }) => prices[plan][period] === id) ?? null;

/** The metadata of our checkout: still valid if the operator has replaced the price. */
const boughtAs = (metadata: Stripe.Metadata): Bought | null =>
  OFFERS.find(({ plan, period }) => metadata['plan'] === plan && metadata['period'] === period) ?? null;

const atSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** As much as an event may be too old. */
const MAX_AHEAD_S = 300;
const DEADLINE_MS = 10_000;

/** A Stripe client with the operator's key; null without one. */
export function openPayments({ payments: settings }: Pick<Environment, 'payments'>): Payments | null {
  if (settings === null) return null;
  let opened: Promise<Stripe> | undefined;
  const ask = async <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => {
    opened ??= openStripe(settings);
    const stripe = await opened;
    try {
      return await question(stripe);
    } catch (error) {
      throw new PaymentsFailed('Stripe did not do it', { cause: error });
    }
  };
  return {
    addCustomer: ({ userId, email, name }) =>
      ask(async ({ customers }) => {
        const known = { ...(email !== null && { email }), ...(name !== null && { name }) };
        return (await customers.create({ ...known, metadata: { userId } })).id;
      }),
    removeCustomer: (customerId) =>
      ask(async ({ customers }) => {
        await customers.del(customerId).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),
    setPaused: (customerId, isPaused) =>
      ask(async ({ checkout, subscriptions }) => {
        if (isPaused) await expireCheckouts(checkout.sessions, customerId);
        const { data } = await subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
        const toChange = data.filter(
          ({ status, pause_collection: pause }) => isInForce(status) && (pause?.behavior === 'void') !== isPaused,
        );
        const change = { pause_collection: isPaused ? { behavior: 'void' as const } : ('' as const) };
        await Promise.all(toChange.map(({ id }) => subscriptions.update(id, change)));
        return toChange.length > 0;
      }).catch((error: unknown) => {
        if (error instanceof PaymentsFailed && isMissing(error.cause)) return false;
        throw error;
      }),
    subscriptionOf: (customerId) =>
      ask(async ({ subscriptions }) => {
        const { data } = await subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
        return activeSubscription(data, settings.prices);
      }),
    openCheckout: ({ customerId, userId, plan, period, successUrl, cancelUrl }) =>
      ask(async ({ checkout: { sessions } }) => {
        const { id: ownId, url } = await sessions.create({
          mode: 'subscription',
          customer: customerId,
          client_reference_id: String(userId),
          line_items: [{ price: settings.prices[plan][period], quantity: 1 }],
          subscription_data: { metadata: { userId, plan, period } },
          success_url: successUrl,
          cancel_url: cancelUrl,
        });
        // Afterwards, so that of two at once on two servers at most one stays open: both could be paid.
        await expireCheckouts(sessions, customerId, ownId);
        return pageAddress(url);
      }),
    openPortal: (customerId, returnUrl) =>
      ask(async ({ billingPortal }) => {
        const { url } = await billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
        return pageAddress(url);
      }),
    readEvent: async (body, signature) => {
      opened ??= openStripe(settings);
      const { webhooks } = await opened;
      try {
        if (isDatedAhead(signature)) return null;
        const { id, type, data } = webhooks.constructEvent(body, signature, settings.webhookSecret);
        return { id, type, customerId: customerIn(data.object) };
      } catch {
        return null;
      }
    },
  };
}

async function expireCheckouts(
  sessions: Stripe['checkout']['sessions'],
  customer: string,
  except: string | null = null,
): Promise<void> {
  const { data: open } = await sessions.list({ customer, status: 'open', limit: 100 });
  await Promise.all(open.filter(({ id }) => id !== except).map(({ id }) => sessions.expire(id)));
}

/** Stripe's library refuses what is too old, and nothing that is dated ahead, which could be repeated until then. */
const isDatedAhead = (signature: string): boolean =>
  signature
    .split(',')
    .some((part) => part.startsWith('t=') && !(Number(part.slice(2)) <= Date.now() / 1000 + MAX_AHEAD_S));

async function openStripe({ apiUrl, secretKey }: PaymentSettings): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Library(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: DEADLINE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing';

function pageAddress(url: string | null): string {
  if (url === null || !URL.canParse(url)) throw new Error('Stripe answered no address');
  return url;
}

function customerIn(object: object): string | null {
  if ('object' in object && object.object === 'customer') return 'id' in object ? String(object.id) : null;
  const customer: unknown = 'customer' in object ? object.customer : null;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null;
}
