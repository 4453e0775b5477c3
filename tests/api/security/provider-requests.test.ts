import { describe, expect, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path}`, { method: 'POST', redirect: 'manual', headers: { ...FORM, ...headers }, body });

describe('an unparsable request gets a 4xx response', () => {
  test.each(['/oidc/auth?client_id=%00', '/oidc/auth/%00', '/oidc/auth/%ff', '/oidc/%ff', '/oidc/interaction/%ff'])(
    'GET %s',
    async (path) => {
      const { status } = await fetch(`${app.origin}${path}`, { redirect: 'manual' });
      expect([400, 404]).toContain(status);
    },
  );

  test.each([
    ['/oidc/me', 'access_token=%00', 401],
    ['/oidc/token', 'grant_type=authorization_code&client_id=%00&code=%00', 401],
    ['/oidc/token', `code=${'x'.repeat(200_000)}`, 413],
    ['/oidc/interaction/x/email', `email=${'x'.repeat(5000)}`, 413],
    ['/oidc/interaction/x/email', 'email=%00', 400],
  ])('POST %s', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });

  test('a form with an unknown charset', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=nothing' };
    expect((await post('/oidc/interaction/x/email', 'a=b', headers)).status).toBe(415);
  });
});

test.each(['reg', 'request', 'device', 'device/auth', 'token/introspection', 'token/revocation', 'session/end'])(
  'the provider does not offer /oidc/%s',
  async (name) => {
    expect((await fetch(`${app.origin}/oidc/${name}`)).status).toBe(404);
    expect((await post(`/oidc/${name}`, 'client_id=rollcall&token=x')).status).toBe(404);
  },
);

describe('an authorization request is rejected', () => {
  const ask = async (changes: Record<string, string>) => {
    const query = new URLSearchParams({
      client_id: 'rollcall',
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: `${app.origin}/api/auth/rollcall/callback`,
      state: 'state',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      ...changes,
    });
    const response = await fetch(`${app.origin}/oidc/auth?${query}`, { redirect: 'manual' });
    return { status: response.status, location: response.headers.get('location') ?? '' };
  };

  test('unless it is valid', async () => {
    expect((await ask({})).location).toMatch(/^\/oidc\/interaction\//);
  });

  test.each([
    'https://evil.example/',
    'http://localhost@evil.example/api/auth/rollcall/callback',
    'http://localhost.evil.example/api/auth/rollcall/callback',
    'http://localhost/api/auth/rollcall/callback/../../../x',
    'http://localhost/api/auth/rollcall/callback?x=1',
    'http://localhost/api/auth/rollcall/callback#x',
    '',
  ])('for the redirect address %j', async (redirect_uri) => {
    expect(await ask({ redirect_uri })).toEqual({ status: 400, location: '' });
  });

  test.each([
    { code_challenge: '', code_challenge_method: '' },
    { code_challenge_method: 'plain' },
    { response_type: 'id_token', nonce: 'n' },
    { response_type: 'none' },
    { prompt: 'none' },
    { request: 'a.b.c' },
    { request_uri: 'http://127.0.0.1:9/' },
  ])('with %j', async (changes) => {
    expect((await ask(changes)).location).toMatch(/\/api\/auth\/rollcall\/callback[?#]error=/);
  });
});

test('the forms of the provider reject other sites', async () => {
  const browser = openBrowser(app);
  const page = await visit(browser, '/api/auth/rollcall');
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:9' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]) {
    const response = await browser(`${page.path}/email`, {
      method: 'POST',
      headers: { ...FORM, ...headers },
      body: 'email=ana%40example.org',
    });
    expect(response.status).toBe(403);
  }
});
