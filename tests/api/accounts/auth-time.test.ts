import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listPeople } from '#shared/admin/people-contract.ts';
import { sessions } from '#shared/schema/users.ts';
import { ADMIN } from '#tests/support/server/administrators.ts';
import { type SecondProvider, startSecondProvider } from '#tests/support/server/second-provider.ts';
import { type Browser, openBrowser } from '#tests/support/server/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const HOUR = 60 * 60;

let provider: SecondProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startSecondProvider(['/api/auth/second/callback']);
  app = await startTestApp({
    environment: {
      ...ADMIN,
      PROVIDER_ISSUER: provider.issuer,
      PROVIDER_CLIENT_ID: provider.clientId,
      PROVIDER_CLIENT_SECRET: provider.clientSecret,
      PROVIDER_SLUG: 'second',
    },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  provider.authTime = undefined;
  provider.claims = { sub: 'olga', email: ADMIN.ADMIN_EMAILS, email_verified: true };
});

/** Signs in; returns what the provider was asked. `tamper` may change the request on its way there. */
async function enter(browser: Browser, query = '', tamper: (asked: URLSearchParams) => void = () => {}) {
  const start = await browser(`/api/auth/second${query}`);
  const request = new URL(start.headers.get('location') ?? '');
  const asked = new URLSearchParams(request.search);
  tamper(request.searchParams);
  let location = request.href;
  while (!location.startsWith(app.origin)) {
    const response = await browser(location);
    location = new URL(response.headers.get('location') ?? '', location).href;
  }
  expect((await browser(location)).headers.get('location')).toBe('/my-games');
  expect((await browser('/api/auth/user')).status).toBe(200);
  return asked;
}

/** A request that makes the provider say when it asked for the password. */
const askWhen = (asked: URLSearchParams) => asked.set('max_age', String(1000 * 24 * HOUR));
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const statusOf = async (browser: Browser) => (await browser(listPeople.path)).status;

test('a new sign-in is asked for with its greatest age, an ordinary one is not', async () => {
  expect((await enter(openBrowser(app))).get('max_age')).toBeNull();
  const asked = await enter(openBrowser(app), '?fresh=1');
  expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '600']);
});

test.each(['', '?fresh=1'])(
  'administration is refused after a sign-in %j at a provider that lets people pass',
  async (query) => {
    const browser = openBrowser(app);
    provider.authTime = secondsAgo(12 * HOUR);
    await enter(browser, query, askWhen);
    const refused = await browser(listPeople.path);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'sign_in_again' }]);
  },
);

test('it opens until twelve hours after the password was asked for', async () => {
  const browser = openBrowser(app);
  provider.authTime = secondsAgo(11 * HOUR);
  await enter(browser, '?fresh=1');
  expect(await statusOf(browser)).toBe(200);
});

test('a sign-in in the future counts as now', async () => {
  const browser = openBrowser(app);
  provider.authTime = secondsAgo(-24 * HOUR);
  await enter(browser, '?fresh=1');
  expect(await statusOf(browser)).toBe(200);
  const stored = await app.services.db.select({ sess: sessions.sess }).from(sessions);
  const moments = stored.map(({ sess }) => (sess as { provedAt: string }).provedAt);
  expect(moments.every((at) => Date.parse(at) <= Date.now())).toBe(true);
});

test('a provider that does not say when is believed, also where it was asked', async () => {
  const browser = openBrowser(app);
  provider.authTime = secondsAgo(24 * HOUR);
  await enter(browser, '?fresh=1', (asked) => {
    asked.delete('max_age');
    asked.delete('prompt');
  });
  expect(await statusOf(browser)).toBe(200);
});

test('nobody is signed out because they have not typed their password for years', async () => {
  const browser = openBrowser(app);
  provider.authTime = secondsAgo(500 * 24 * HOUR);
  await enter(browser, '', askWhen);
});
