import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment, VARIABLES } from './environment.ts';

const mistakes = (source: Record<string, string | undefined>): readonly string[] => {
  try {
    readEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.lines;
    throw error;
  }
};

const PUBLIC = { PUBLIC_URL: 'https://games.example.org' };
const COMPLETE = {
  ...PUBLIC,
  SESSION_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'r@example.org',
};

describe('without any variable', () => {
  test('the server runs in local mode and listens on the loopback address only', () => {
    expect(readEnvironment({})).toMatchObject({
      local: true,
      host: '127.0.0.1',
      PORT: 3000,
      origin: 'http://localhost:3000',
      trustProxy: 0,
    });
  });

  test('an empty variable counts as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', DEFAULT_PLAN: '' })).toMatchObject({
      PORT: 3000,
      DEFAULT_PLAN: 'free',
    });
  });
});

describe('where other machines reach the server, local mode is off', () => {
  test('every missing variable is reported', () => {
    expect(mistakes(PUBLIC).map((line) => line.split(':')[0])).toEqual(['SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM']);
  });

  test('at a public address', () => {
    expect(readEnvironment(COMPLETE)).toMatchObject({ local: false, host: '0.0.0.0', trustProxy: null, drainMs: 5000 });
  });

  test.each(['http://0.0.0.0:3000', 'http://127.0.0.1.example.org'])(
    'nor at %s, which is not called public',
    (PUBLIC_URL) => {
      expect(mistakes({ PUBLIC_URL })).toHaveLength(3);
      expect(mistakes({ PUBLIC_URL }).join()).not.toContain('public address');
      expect(readEnvironment({ ...COMPLETE, PUBLIC_URL }).local).toBe(false);
    },
  );

  test.each(['http://192.168.1.5:3000', 'http://games.local'])(
    'nor at %s, in a network of one’s own, where mails are not needed',
    (PUBLIC_URL) => {
      expect(readEnvironment({ PUBLIC_URL })).toMatchObject({ local: false, sendsMails: false, host: '0.0.0.0' });
      expect(readEnvironment({ ...COMPLETE, PUBLIC_URL })).toMatchObject({ local: false, sendsMails: true });
    },
  );

  test.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('but at %s', (PUBLIC_URL) => {
    expect(readEnvironment({ PUBLIC_URL }).local).toBe(true);
  });
});

test('a provider is named by PROVIDER_NAME, or by its issuer if that is not set', () => {
  const provider = { PROVIDER_ISSUER: 'https://id.example.org/realm', PROVIDER_CLIENT_ID: 'rollcall' };
  expect(readEnvironment(provider).provider).toMatchObject({ name: 'id.example.org', slug: 'provider' });
  expect(readEnvironment({ ...provider, PROVIDER_NAME: 'Hearth', PROVIDER_SLUG: 'hearth' }).provider).toMatchObject({
    name: 'Hearth',
    slug: 'hearth',
  });
});

test('the server drains requests after a stop signal only if it runs behind a proxy or DRAIN_SECONDS is set', () => {
  expect(readEnvironment({}).drainMs).toBe(0);
  expect(readEnvironment(COMPLETE).drainMs).toBe(5000);
  expect(readEnvironment({ ...COMPLETE, TRUST_PROXY: '0' }).drainMs).toBe(0);
  expect(readEnvironment({ DRAIN_SECONDS: '2' }).drainMs).toBe(2000);
});

test('payments are enabled only if every Stripe variable is set', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_1' };
  expect(readEnvironment({}).payments).toBeNull();
  expect(mistakes(key)).toHaveLength(5);
  const prices = {
    STRIPE_PRICE_PREMIUM_MONTHLY: 'price_1',
    STRIPE_PRICE_PREMIUM_ANNUAL: 'price_2',
    STRIPE_PRICE_PREMIUM_PLUS_MONTHLY: 'price_3',
    STRIPE_PRICE_PREMIUM_PLUS_ANNUAL: 'price_4',
  };
  expect(readEnvironment({ ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1', ...prices }).payments).toMatchObject({
    apiUrl: 'https://api.stripe.com',
    prices: { premium: { monthly: 'price_1', annual: 'price_2' }, premium_plus: { annual: 'price_4' } },
  });
});

test.each([
  'rollcall@example.org',
  'post@intranet',
  'Rollcall <rollcall@example.org>',
  '"Club, e. V." <r@example.org> ',
])('mails can be sent by %s', (MAIL_FROM) => {
  expect(mistakes({ ...COMPLETE, MAIL_FROM })).toEqual([]);
});

test('addresses of staff are those that accounts store, also with letters like ü in their domain', () => {
  const { STAFF_EMAILS } = readEnvironment({ STAFF_EMAILS: 'Ana@Bücher.example, ben@example.org' });
  expect(STAFF_EMAILS).toEqual(['ana@xn--bcher-kva.example', 'ben@example.org']);
});

test('.env.example lists exactly the supported variables', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(VARIABLES.toSorted());
});

describe('SIGN_UP', () => {
  const OPEN = { mode: 'open', domains: [] };
  const signUp = (given?: string) => readEnvironment({ SIGN_UP: given }).SIGN_UP;

  test.each([
    'opne',
    'none',
    'open,closed',
    'invited, example.org',
    'ana@example.org',
    'example',
    'example.org,,b.org',
    '*.example.org',
    'https://example.org',
    'example.org/x',
    'ex ample.org',
    ',',
  ])('is rejected if it is neither a mode nor a list of domains: %s', (given) => {
    expect(mistakes({ SIGN_UP: given })).toEqual([
      'SIGN_UP: must be open, invited, closed, or domains with commas between them, such as example.org,club.example',
    ]);
  });

  test('defaults to open', () => {
    expect([signUp(), signUp(''), signUp('open')]).toEqual([OPEN, OPEN, OPEN]);
  });

  test('ignores case; domains are deduplicated and converted to ASCII', () => {
    expect(signUp(' Invited ')).toEqual({ mode: 'invited', domains: [] });
    expect(signUp('CLOSED')).toEqual({ mode: 'closed', domains: [] });
    expect(signUp('Example.ORG, köln.example ,example.org')).toEqual({
      mode: 'domains',
      domains: ['example.org', 'xn--kln-sna.example'],
    });
  });
});
