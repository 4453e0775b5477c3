import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SecondProvider, startSecondProvider } from '#tests/support/server/second-provider.ts';
import { type Browser, openBrowser } from '#tests/support/server/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const PROVIDERS = ['/api/login', '/api/auth/second'];

let provider: SecondProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startSecondProvider(PROVIDERS.map((path) => `${path}/callback`));
  app = await startTestApp({
    environment: {
      PROVIDER_ISSUER: provider.issuer,
      PROVIDER_CLIENT_ID: provider.clientId,
      PROVIDER_CLIENT_SECRET: provider.clientSecret,
      PROVIDER_NAME: 'Second',
      PROVIDER_SLUG: 'second',
      PLATFORM_ISSUER: provider.issuer,
      PLATFORM_CLIENT_ID: provider.clientId,
      PLATFORM_CLIENT_SECRET: provider.clientSecret,
      PLATFORM_NAME: 'Platform',
    },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  provider.denies = false;
  provider.claims = {
    sub: 'ana',
    email: 'ana@example.org',
    email_verified: true,
    given_name: 'Ana',
    family_name: 'Sá',
  };
});

/** Goes to the provider and comes back to just before the callback; `tamper` may change the request on its way. */
async function returnFrom(
  browser: Browser,
  path: string,
  tamper: (request: URL) => void = () => {},
  query = '',
): Promise<URL> {
  const start = await browser(path + query);
  const request = new URL(start.headers.get('location') ?? '');
  tamper(request);
  let location = request.href;
  while (!location.startsWith(app.origin)) {
    const response = await browser(location);
    location = new URL(response.headers.get('location') ?? '', location).href;
  }
  return new URL(location);
}

const targetOf = (response: Response) => response.headers.get('location');
const statusOf = async (browser: Browser) => (await browser('/api/auth/user')).status;

describe.each(PROVIDERS)('the provider at %s', (path) => {
  test('requests the code flow with PKCE, state and nonce', async () => {
    const start = await openBrowser(app)(path);
    const { searchParams } = new URL(targetOf(start) ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^.{43}$/),
      state: expect.stringMatching(/^.{20,}$/),
      nonce: expect.stringMatching(/^.{20,}$/),
      redirect_uri: `${app.origin}${path}/callback`,
    });
  });

  const refused = async (browser: Browser, callback: URL | string, error = 'sign_in_failed') => {
    const response = await browser(String(callback));
    expect(targetOf(response)).toBe(`/login?error=${error}`);
    expect(await response.text()).not.toMatch(/\bat \S+:\d+|node_modules/);
    expect(await statusOf(browser)).toBe(401);
  };

  test('refuses another state', async () => {
    const browser = openBrowser(app);
    const callback = await returnFrom(browser, path);
    callback.searchParams.set('state', 'another');
    await refused(browser, callback);
  });

  test('refuses a missing state', async () => {
    const browser = openBrowser(app);
    const callback = await returnFrom(browser, path);
    callback.searchParams.delete('state');
    await refused(browser, callback);
  });

  test('refuses an ID token with another nonce', async () => {
    const browser = openBrowser(app);
    await refused(browser, await returnFrom(browser, path, ({ searchParams }) => searchParams.set('nonce', 'another')));
  });

  test('refuses a code for another PKCE challenge', async () => {
    const browser = openBrowser(app);
    await refused(
      browser,
      await returnFrom(browser, path, ({ searchParams }) => searchParams.set('code_challenge', 'A'.repeat(43))),
    );
  });

  test('refuses a response of another issuer', async () => {
    const browser = openBrowser(app);
    const callback = await returnFrom(browser, path);
    callback.searchParams.set('iss', 'https://evil.example');
    await refused(browser, callback);
  });

  test('refuses a missing code, an unknown code and an empty callback', async () => {
    const browser = openBrowser(app);
    const callback = await returnFrom(browser, path);
    callback.searchParams.delete('code');
    await refused(browser, callback);
    const second = await returnFrom(browser, path);
    second.searchParams.set('code', 'invented');
    await refused(browser, second);
    await refused(openBrowser(app), `${path}/callback`);
  });

  test('refuses the callback of another browser', async () => {
    await refused(openBrowser(app), await returnFrom(openBrowser(app), path));
  });

  test('refuses a repeated callback', async () => {
    const browser = openBrowser(app);
    const callback = await returnFrom(browser, path);
    expect(targetOf(await browser(callback.href))).toBe('/my-games');
    await browser('/api/logout');
    await refused(browser, callback);
  });

  test('reports a sign-in that the user cancelled', async () => {
    provider.denies = true;
    const browser = openBrowser(app);
    await refused(browser, await returnFrom(browser, path), 'sign_in_cancelled');
  });

  test('tells the sign-in page after a failure which page was requested', async () => {
    const query = `?returnTo=${encodeURIComponent('/game-nights?event=7')}`;
    const browser = openBrowser(app);
    provider.denies = true;
    const callback = await returnFrom(browser, path, undefined, query);
    expect(targetOf(await browser(callback.href))).toBe(
      '/login?error=sign_in_cancelled&returnTo=%2Fgame-nights%3Fevent%3D7',
    );
  });

  test('refuses an unverified e-mail and creates no account', async () => {
    provider.claims = { sub: `u ${path}`, email: 'unverified@example.org', email_verified: false };
    const browser = openBrowser(app);
    await refused(browser, await returnFrom(browser, path), 'email_unverified');
  });

  test('signs in and returns to the requested page', async () => {
    const browser = openBrowser(app);
    const callback = await returnFrom(browser, path, undefined, '?returnTo=%2Fgame-nights%3Fevent%3D7&mode=signup');
    expect(targetOf(await browser(callback.href))).toBe('/game-nights?event=7');
    const user = await (await browser('/api/auth/user')).json();
    expect(user).toMatchObject({
      email: 'ana@example.org',
      firstName: 'Ana',
      lastName: 'Sá',
      accountType: 'individual',
      plan: 'free',
    });
    expect(user).not.toHaveProperty('revision');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%09/evil.example'.replace('%09', '\t'),
    '/..//evil.example',
  ])('does not return to another site: %j', async (returnTo) => {
    const browser = openBrowser(app);
    const callback = await returnFrom(browser, path, undefined, `?returnTo=${encodeURIComponent(returnTo)}`);
    expect(targetOf(await browser(callback.href))).toBe('/my-games');
  });

  test('works with the other loopback name', async () => {
    const elsewhere = { origin: app.origin.replace('localhost', '127.0.0.1') };
    const browser = openBrowser(elsewhere);
    const start = await browser(path);
    expect(new URL(targetOf(start) ?? '').searchParams.get('redirect_uri')).toBe(`${elsewhere.origin}${path}/callback`);
  });
});

test('the configuration lists both providers', async () => {
  const config = await (await fetch(`${app.origin}/api/config`)).json();
  expect(config).toMatchObject({
    builtInProvider: false,
    doors: [
      { kind: 'provider', name: 'Second', path: '/api/auth/second' },
      { kind: 'platform', name: 'Platform', path: '/api/login' },
    ],
  });
});

test('the built-in provider is disabled if providers are configured', async () => {
  expect((await fetch(`${app.origin}/oidc/.well-known/openid-configuration`)).status).toBe(404);
  expect((await fetch(`${app.origin}/api/auth/rollcall`)).status).toBe(404);
});

test('an unreachable provider is reported, and works again when it is reachable', async () => {
  const closed = await startSecondProvider(['/api/login/callback']);
  await closed.close();
  const { issuer, clientId, clientSecret } = closed;
  const lonely = await startTestApp({
    environment: { PLATFORM_ISSUER: issuer, PLATFORM_CLIENT_ID: clientId, PLATFORM_CLIENT_SECRET: clientSecret },
  });
  expect(targetOf(await openBrowser(lonely)('/api/login'))).toBe('/login?error=provider_unreachable');
  expect(targetOf(await openBrowser(lonely)('/api/login/callback?code=a&state=b'))).toBe(
    '/login?error=provider_unreachable',
  );
  const back = await startSecondProvider(['/api/login/callback'], Number(new URL(issuer).port));
  expect(targetOf(await openBrowser(lonely)('/api/login'))).toMatch(`${issuer}/auth?`);
  await lonely.close();
  await back.close();
});
