import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { publicEnvironment, SITE } from '#tests/support/public-address.ts';
import { openBrowser, visit } from '#tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

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
  test('is asked for over https from then on, on this host and those below it, for a year', async () => {
    const { headers } = await fetch(app.origin + path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('runs no script that stands in the page but the product’s own, by their hashes', async () => {
    const policy = (await fetch(app.origin + path)).headers.get('content-security-policy') ?? '';
    expect(policy.split(/;\s*/).find((directive) => directive.startsWith('script-src '))).toMatch(
      /^script-src 'self'( 'sha256-[\w+/=]{44}')*$/,
    );
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  test('is read by no page of another site', async () => {
    const response = await fetch(app.origin + path, { headers: { Origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

test('only the worker that reads barcodes may compile WebAssembly, and it may do little else', async () => {
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
  'a page of another site may not ask %s for leave either',
  async (path) => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(app.origin + path, { method: 'OPTIONS', headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  },
);

test.each(['/', '/api/games', '/rsvp/x', '/oidc/token'])('nothing is traced at %s', async (path) => {
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

test('every cookie on the way to a sign-in is Secure, HttpOnly and Lax, and named so that browsers insist on it', async () => {
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
