import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { publicEnvironment, SITE } from '#tests/support/server/public-address.ts';
import { openBrowser, visit } from '#tests/support/server/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let post: MailServer;
let app: TestApp;
beforeAll(async () => {
  post = await startMailServer();
  app = await startTestApp({ environment: publicEnvironment(post), screens: true });
});
afterAll(async () => {
  await app.close();
  await post.close();
});

const PLACES = [
  '/',
  '/my-games',
  '/api/config',
  '/api/games',
  '/api/docs',
  '/rsvp/x',
  '/join/x',
  '/digest/x',
  '/oidc/x',
];

describe.each(PLACES)('%s', (path) => {
  test('sends HSTS for one year, subdomains included', async () => {
    const { headers } = await fetch(app.origin + path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('allows only own scripts by hash', async () => {
    const policy = (await fetch(app.origin + path)).headers.get('content-security-policy') ?? '';
    expect(policy.split(/;\s*/).find((directive) => directive.startsWith('script-src '))).toMatch(
      /^script-src 'self'( 'sha256-[\w+/=]{44}')*$/,
    );
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  test('cannot be read by another site', async () => {
    const response = await fetch(app.origin + path, { headers: { Origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

test('only the barcode worker may compile WebAssembly, with a restrictive policy', async () => {
  const names = await readdir(join(projectRoot, 'dist/client/assets'));
  const policies = new Map<string, string | null>();
  for (const name of names.filter((one) => one.endsWith('.js')))
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await fetch(`${app.origin}/assets/${name}`, { headers: { 'Accept-Encoding': encoding } });
      policies.set(`${name} ${encoding}`, headers.get('content-security-policy'));
    }
  const allowed = [...policies].filter(([, policy]) => policy !== null);
  expect(allowed.map(([name]) => name.replace(/(?<=worker)-[\w-]+\.js/, ''))).toEqual([
    'barcode-worker br',
    'barcode-worker gzip',
    'barcode-worker identity',
  ]);
  for (const [, policy] of allowed)
    expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
});

test.each(['/oidc/token', '/oidc/me', '/oidc/jwks', '/oidc/.well-known/openid-configuration', '/api/games'])(
  'a CORS preflight of another site for %s is rejected',
  async (path) => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(app.origin + path, { method: 'OPTIONS', headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  },
);

test.each(['/', '/api/games', '/rsvp/x', '/oidc/token'])('TRACE is rejected at %s', async (path) => {
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request(app.origin + path, { method: 'TRACE', headers: { 'X-Secret': 'told' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject).end();
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.text).not.toContain('told');
});

test('every sign-in cookie is Secure, HttpOnly, Lax, and has a __Host- or __Secure- prefix', async () => {
  const browser = openBrowser(app, SITE);
  const { path } = await visit(browser, '/api/auth/rollcall');
  const cookies = await browser.jar.getCookies(SITE + path);
  expect(cookies.map(({ key }) => key).sort()).toEqual(
    expect.arrayContaining(['__Host-rollcall', '__Secure-rollcall_interaction']),
  );
  for (const { key, secure, httpOnly, sameSite, hostOnly } of cookies) {
    expect(key).toMatch(/^__(Host|Secure)-/);
    expect({ secure, httpOnly, hostOnly }).toEqual({ secure: true, httpOnly: true, hostOnly: true });
    expect(sameSite).toMatch(/lax/i);
  }
});
