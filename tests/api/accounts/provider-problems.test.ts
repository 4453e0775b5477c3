import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { watchProviders } from '#server/accounts/sign-in/watch-providers.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { type SecondProvider, startSecondProvider } from '#tests/support/server/second-provider.ts';
import { type Browser, openBrowser } from '#tests/support/server/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const DOOR = '/api/auth/provider';
const PATIENCE = { timeout: 25_000 };
const DISCOVERY = '/.well-known/openid-configuration';

let provider: SecondProvider;
let metadata: Record<string, unknown>;
let app: TestApp;
const written: string[] = [];
const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void written.push(line) });
const messages = () => written.map((line) => (JSON.parse(line) as { msg: string }).msg);

beforeAll(async () => {
  provider = await startSecondProvider([`${DOOR}/callback`]);
  metadata = (await (await fetch(provider.issuer + DISCOVERY)).json()) as Record<string, unknown>;
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.claims = { sub: 'ana', email: 'ana@example.org', email_verified: true };
  provider.instead.clear();
  written.length = 0;
});

const settings = (changes: Record<string, string> = {}) => ({
  PROVIDER_ISSUER: provider.issuer,
  PROVIDER_CLIENT_ID: provider.clientId,
  PROVIDER_CLIENT_SECRET: provider.clientSecret,
  ...changes,
});
const startApp = (changes: Record<string, string> = {}) =>
  startTestApp({ environment: settings(changes), services: { log } });

const describes = (changes: Record<string, unknown>) =>
  provider.instead.set(DISCOVERY, { status: 200, body: { ...metadata, ...changes } });

const locationOf = (response: Response) => response.headers.get('location') ?? '';

/** Signs in and returns where the browser ends. */
async function signIn(browser: Browser): Promise<string> {
  let location = locationOf(await browser(DOOR));
  while (location.startsWith(provider.issuer) || location.includes('/callback'))
    location = new URL(locationOf(await browser(location)), location).href;
  return location.replace(app.origin, '');
}

describe('a person is not sent away as if the service were down, and the log says what to change:', () => {
  afterEach(() => app.close());

  async function refused(error: string, line: RegExp): Promise<void> {
    expect(await signIn(openBrowser(app))).toBe(`/login?error=${error}`);
    expect(messages()).toContainEqual(expect.stringMatching(line));
    expect(written.join('')).not.toContain('[object Object]');
    expect(written.join('')).not.toContain(provider.clientSecret);
  }

  test.each([
    ['email_verified is false', { email_verified: false }, 'email_unverified', /email_verified is false/],
    ['email_verified is "false"', { email_verified: 'false' }, 'email_unverified', /email_verified is false/],
    ['no email_verified', {}, 'provider_misconfigured', /no claim email_verified.*email_verified with the value true/],
    [
      'no email',
      { email: undefined, email_verified: true },
      'email_missing',
      /no usable e-mail address; .* scope email/,
    ],
    ['an email that is none', { email: 'ana', email_verified: true }, 'email_missing', /no usable e-mail address/],
  ])('%s', async (_what, claims, error, line) => {
    app = await startApp();
    provider.claims = { sub: 'someone', email: 'someone@example.org', ...claims };
    await refused(error, line);
  });

  test('email_verified as the text true is accepted', async () => {
    app = await startApp();
    provider.claims = { sub: 'cleo', email: 'cleo@example.org', email_verified: 'true' };
    expect(await signIn(openBrowser(app))).toBe('/my-games');
  });

  test('a client secret that the provider refuses', async () => {
    app = await startApp({ PROVIDER_CLIENT_SECRET: 'another secret' });
    await refused('provider_misconfigured', /^PROVIDER_CLIENT_SECRET: the provider refuses it, .*invalid_client/);
  });

  test('an issuer that the provider does not call itself', async () => {
    app = await startApp({ PROVIDER_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') });
    await refused(
      'provider_misconfigured',
      new RegExp(`^PROVIDER_ISSUER: the provider calls itself ${provider.issuer}; write exactly this$`),
    );
  });

  test('an issuer without its path', async () => {
    app = await startApp({ PROVIDER_ISSUER: `${provider.issuer}/realm` });
    await refused(
      'provider_misconfigured',
      /^PROVIDER_ISSUER: the provider answers with the status 404; write its issuer/,
    );
  });

  test.each([
    ['a page instead of data', { status: 200, body: '<html>' }, /answers with a page instead of data/],
    ['no endpoints', { status: 200, body: {} }, /^PROVIDER_ISSUER: the provider /],
  ])('%s', async (_what, answer, line) => {
    app = await startApp();
    provider.instead.set(DISCOVERY, answer);
    await refused('provider_misconfigured', line);
  });

  test('no endpoint for tokens', async () => {
    app = await startApp();
    describes({ token_endpoint: undefined });
    await refused('provider_misconfigured', /^PROVIDER_ISSUER: the provider names no token_endpoint/);
  });

  test('ID tokens with an algorithm that was not announced', async () => {
    app = await startApp();
    describes({ id_token_signing_alg_values_supported: ['ES256'] });
    await refused('provider_misconfigured', /^PROVIDER_ISSUER: the provider signs .* RS256 or ES256/);
  });

  test('a userinfo endpoint that is not there', async () => {
    app = await startApp();
    provider.instead.set('/me', { status: 404, body: 'not here' });
    await refused('provider_misconfigured', /^PROVIDER_ISSUER: the provider's userinfo endpoint cannot be used; .*404/);
  });

  test('a response mode, a scope or a flow that this client may not use', async () => {
    app = await startApp();
    const browser = openBrowser(app);
    const request = new URL(locationOf(await browser(DOOR)));
    const answer = new URLSearchParams({
      error: 'unsupported_response_mode',
      state: request.searchParams.get('state') ?? '',
      iss: provider.issuer,
    });
    const response = await browser(`${DOOR}/callback?${answer}`);
    expect(locationOf(response)).toBe('/login?error=provider_misconfigured');
    expect(messages()).toContainEqual(
      expect.stringMatching(/^PROVIDER_ISSUER: the provider refuses the request: unsupported_response_mode; .*query/),
    );
  });

  test('but a provider with a problem of its own is down for now', async () => {
    app = await startApp();
    provider.instead.set(DISCOVERY, { status: 503, body: {} });
    await refused('provider_unreachable', /^PROVIDER_ISSUER: the provider answers with the status 503$/);
    provider.instead.clear();
    expect(await signIn(openBrowser(app))).toBe('/my-games');
  });
});

describe('after the start the log says', () => {
  const watch = (changes: Record<string, string> = {}, pauseMs = 20) =>
    watchProviders(readEnvironment(settings(changes)), log, pauseMs);

  test('once that a provider cannot be reached, and that it answers later', async () => {
    const port = await freePort();
    const stop = watch({ PROVIDER_ISSUER: `http://127.0.0.1:${port}` });
    await expect
      .poll(messages)
      .toEqual(['PROVIDER_ISSUER: the provider cannot be reached: nothing answers there (ECONNREFUSED)']);
    const later = await startSecondProvider([`${DOOR}/callback`], port);
    await expect.poll(messages, PATIENCE).toContain('PROVIDER_ISSUER: the provider answers now');
    expect(messages().filter((message) => message.includes('ECONNREFUSED'))).toHaveLength(1);
    stop();
    await later.close();
  });

  test.each([
    [{ response_types_supported: ['id_token'] }, 'PROVIDER_ISSUER: the provider does not offer the code flow'],
    [
      { response_modes_supported: ['form_post'] },
      'PROVIDER_ISSUER: the provider does not offer the response mode query',
    ],
    [{ grant_types_supported: ['implicit'] }, 'PROVIDER_ISSUER: the provider does not offer the grant'],
    [{ scopes_supported: ['openid'] }, 'PROVIDER_ISSUER: the provider does not offer the scope email'],
    [
      { token_endpoint_auth_methods_supported: ['private_key_jwt'] },
      'PROVIDER_CLIENT_SECRET: the provider accepts no client secret',
    ],
  ])('that sign-ins will fail with %j', async (changes, line) => {
    describes(changes);
    const stop = watch();
    await expect.poll(messages, PATIENCE).toEqual([expect.stringContaining(line)]);
    stop();
  });

  test('that a secret is missing', async () => {
    describes({ token_endpoint_auth_methods_supported: ['client_secret_basic'] });
    const stop = watch({ PROVIDER_CLIENT_SECRET: '' });
    await expect.poll(messages, PATIENCE).toEqual(['PROVIDER_CLIENT_SECRET: is missing, and the provider wants one']);
    stop();
  });
});
