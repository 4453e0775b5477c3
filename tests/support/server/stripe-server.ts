import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

const WEBHOOK_SECRET = 'whsec_of_the_tests';
const DAY_SECONDS = 86_400;

/** The fields of a subscription that tests change. */
export interface FakeSubscription {
  id: string;
  customer: string;
  status: string;
  price: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  pause_collection: { behavior: string } | null;
  metadata: Record<string, string>;
}

export interface StripeServer {
  /** The variables that connect Rollcall to it. */
  environment: Record<string, string>;
  /** All requests so far: 'POST /v1/customers'. */
  requests: string[];
  /** The form fields of the last checkout. */
  lastCheckout: URLSearchParams;
  customers: Set<string>;
  /** Ids of open checkouts. */
  openCheckouts: Set<string>;
  subscriptions: FakeSubscription[];
  /** Answers every request with a server error. */
  down: boolean;
  /** Delays a response: called before lists of subscriptions are sent, after their content is fixed. */
  beforeList: () => Promise<void>;
  /** The same for lists of checkouts. */
  beforeCheckouts: () => Promise<void>;
  subscribe(customer: string, changes?: Partial<FakeSubscription>): FakeSubscription;
  close(): Promise<void>;
}

export const PRICES = {
  STRIPE_PRICE_PREMIUM_MONTHLY: 'price_premium_monthly',
  STRIPE_PRICE_PREMIUM_ANNUAL: 'price_premium_annual',
  STRIPE_PRICE_PREMIUM_PLUS_MONTHLY: 'price_plus_monthly',
  STRIPE_PRICE_PREMIUM_PLUS_ANNUAL: 'price_plus_annual',
};

/** The end of every period: in thirty days, to the second. */
export const PERIOD_END = Math.floor(Date.now() / 1000) + 30 * DAY_SECONDS;

/** A server that behaves like Stripe's API, for the calls that Rollcall makes. */
export async function startStripeServer(): Promise<StripeServer> {
  let made = 0;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const url = new URL(req.url ?? '/', 'http://stripe.invalid');
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const call = `${req.method} ${url.pathname}`;
      fake.requests.push(call);
      if (fake.down) return sendError(res, 500, 'api_error');
      void answer(call, form, url.searchParams, res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(call: string, form: URLSearchParams, query: URLSearchParams, res: ServerResponse) {
    const customer = form.get('customer') ?? query.get('customer') ?? '';
    if (customer !== '' && !fake.customers.has(customer)) return sendError(res, 404, 'resource_missing');
    const [, , kind, id = '', last] = call.split('/');
    if (call === 'POST /v1/customers') {
      const newId = `cus_${++made}`;
      fake.customers.add(newId);
      return send(res, { id: newId, object: 'customer' });
    }
    if (call.startsWith('DELETE /v1/customers/')) {
      if (!fake.customers.delete(id)) return sendError(res, 404, 'resource_missing');
      fake.subscriptions = fake.subscriptions.filter((one) => one.customer !== id);
      return send(res, { id, object: 'customer', deleted: true });
    }
    if (call === 'GET /v1/subscriptions') {
      const data = fake.subscriptions.filter((one) => one.customer === customer).map(asStripeHasIt);
      await fake.beforeList();
      return send(res, { object: 'list', data, has_more: false });
    }
    if (call.startsWith('POST /v1/subscriptions/')) {
      const found = fake.subscriptions.find((one) => one.id === id && one.status !== 'canceled');
      if (!found) return sendError(res, 404, 'resource_missing');
      const behavior = form.get('pause_collection[behavior]');
      found.pause_collection = behavior === null ? null : { behavior };
      return send(res, asStripeHasIt(found));
    }
    if (call === 'GET /v1/checkout/sessions') {
      const data = [...fake.openCheckouts].map((open) => ({ id: open }));
      await fake.beforeCheckouts();
      return send(res, { object: 'list', data, has_more: false });
    }
    if (kind === 'checkout' && last?.startsWith('cs_') && call.endsWith('/expire')) {
      fake.openCheckouts.delete(last);
      return send(res, { id: last, object: 'checkout.session' });
    }
    if (call === 'POST /v1/checkout/sessions') {
      const newId = `cs_${++made}`;
      fake.openCheckouts.add(newId);
      fake.lastCheckout = form;
      return send(res, { id: newId, object: 'checkout.session', url: `${origin}/pay/${newId}` });
    }
    if (call === 'POST /v1/billing_portal/sessions') {
      return send(res, { object: 'billing_portal.session', url: `${origin}/portal/${customer}` });
    }
    // Stripe's pages for browsers.
    if (call.startsWith('GET /pay/')) {
      return sendPage(res, 'Pay', `<a href="${fake.lastCheckout.get('success_url') ?? ''}">Pay now</a>`);
    }
    if (call.startsWith('GET /portal/')) return sendPage(res, 'Your billing', '');
    return sendError(res, 404, 'resource_missing');
  }

  const fake: StripeServer = {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: origin,
      ...PRICES,
    },
    requests: [],
    lastCheckout: new URLSearchParams(),
    customers: new Set(),
    openCheckouts: new Set(),
    subscriptions: [],
    down: false,
    beforeList: async () => {},
    beforeCheckouts: async () => {},
    subscribe: (customer, changes = {}) => {
      const subscription: FakeSubscription = {
        id: `sub_${++made}`,
        customer,
        status: 'active',
        price: PRICES.STRIPE_PRICE_PREMIUM_MONTHLY,
        cancel_at_period_end: false,
        cancel_at: null,
        pause_collection: null,
        metadata: {},
        ...changes,
      };
      fake.subscriptions.push(subscription);
      return subscription;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

const asStripeHasIt = ({ price, ...subscription }: FakeSubscription) => ({
  object: 'subscription',
  ...subscription,
  items: { object: 'list', data: [{ price: { id: price }, current_period_end: PERIOD_END }] },
});

/** A body with a signature made by Stripe's own library. */
export function signed(event: object, secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000)): RequestInit {
  const body = JSON.stringify({ object: 'event', ...event });
  const { webhooks } = new Stripe('sk_test_of_the_tests');
  const signature = webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } };
}

const sendError = (res: ServerResponse, status: number, code: string): void =>
  send(res, { error: { type: 'invalid_request_error', code, message: code } }, status);

function send(res: ServerResponse, body: object, status = 200): void {
  res.writeHead(status, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(body));
}

function sendPage(res: ServerResponse, title: string, content: string): void {
  res.writeHead(200, { 'Content-Type': 'text/html' });
  res.end(`<!doctype html><title>${title}</title><h1>${title}</h1>${content}`);
}
