import { get, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { oidcPayloads, signInCodes } from '#shared/schema/sign-in.ts';
import {
  askForCode,
  finishSignIn,
  lastCode,
  openBrowser,
  type Page,
  post,
  send,
  signIn,
  visit,
} from '#tests/support/server/sign-in.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const interactionOf = (page: Page) => page.path.split('/')[3]?.split('?')[0] ?? '';
const someEmail = () => `${crypto.randomUUID()}@example.org`;

describe('a code is rejected', () => {
  test('if it is wrong; after five wrong codes the correct one is rejected too', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    const page = await askForCode(browser, email);
    const code = await lastCode(app, email);
    for (const left of ['4 tries', '3 tries', '2 tries', 'one try']) {
      const response = await send(browser, page, 'code', wrongFor(code));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(left);
    }
    expect(await (await send(browser, page, 'code', wrongFor(code))).text()).toContain('no longer valid');
    expect(await (await send(browser, page, 'code', code)).text()).toContain('no longer valid');
    expect((await browser('/api/auth/user')).status).toBe(401);
  });

  test('after five concurrent wrong codes', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    const page = await askForCode(browser, email);
    const code = await lastCode(app, email);
    await Promise.all(Array.from({ length: 5 }, () => send(browser, page, 'code', wrongFor(code))));
    expect((await send(browser, page, 'code', code)).status).toBe(400);
  });

  test('after ten minutes', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    const page = await askForCode(browser, email);
    const validUntil = await expiryOf(page);
    expect(Math.round((validUntil - Date.now()) / 60_000)).toBe(10);
    await app.services.db
      .update(signInCodes)
      .set({ expiresAt: new Date() })
      .where(eq(signInCodes.interaction, interactionOf(page)));
    expect(await (await send(browser, page, 'code', await lastCode(app, email))).text()).toContain('no longer valid');
  });

  test('if it belongs to another sign-in', async () => {
    const mine = openBrowser(app);
    const email = someEmail();
    await askForCode(mine, email);
    const myCode = await lastCode(app, email);
    const theirs = openBrowser(app);
    const theirPage = await askForCode(theirs, someEmail());
    expect((await send(theirs, theirPage, 'code', myCode)).status).toBe(400);
  });

  test('if it was already used', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    const page = await askForCode(browser, email);
    const code = await lastCode(app, email);
    expect((await send(browser, page, 'code', code)).status).toBe(303);
    const again = await send(browser, page, 'code', code);
    expect(again.status).toBe(400);
  });

  test('if a newer one was sent', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    const page = await askForCode(browser, email);
    const first = await lastCode(app, email);
    const again = await visit(
      browser,
      (await post(browser, `${page.path}/new-code`, {})).headers.get('location') ?? '',
    );
    expect(again.html).toContain('A new code is on its way');
    const second = await lastCode(app, email);
    if (first !== second) expect((await send(browser, page, 'code', first)).status).toBe(400);
    expect(await finishSignIn(browser, page, second)).toBe('/my-games');
  });
});

/** A request under another host name, which `fetch` does not make. */
const getAs = (host: string, url: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { host } }, (response) => resolve(response.resume())).on('error', reject);
  });

async function expiryOf(page: Page): Promise<number> {
  const [row] = await app.services.db
    .select()
    .from(signInCodes)
    .where(eq(signInCodes.interaction, interactionOf(page)));
  return row?.expiresAt.getTime() ?? 0;
}

describe('a form is rejected', () => {
  test('from another site', async () => {
    const browser = openBrowser(app);
    const page = await visit(browser, '/api/auth/rollcall');
    const response = await browser(`${page.path}/email`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=ana@example.org',
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test('without the cookie of the sign-in', async () => {
    const page = await askForCode(openBrowser(app), someEmail());
    const stranger = openBrowser(app);
    expect((await stranger(page.path)).status).toBe(400);
    expect((await post(stranger, `${page.path}/code`, { code: '123456' })).status).toBe(400);
    expect((await post(stranger, `${page.path}/email`, { email: someEmail() })).status).toBe(400);
  });

  test.each([
    '',
    'ana',
    'ana@',
    'a b@example.org',
    'ana@example.org, ben@example.org',
    `${'a'.repeat(300)}@example.org`,
  ])('with the invalid e-mail %j', async (email) => {
    const browser = openBrowser(app);
    const response = await send(browser, await visit(browser, '/api/auth/rollcall'), 'email', email);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Please enter a valid email address');
  });

  test('and its input is shown escaped', async () => {
    const browser = openBrowser(app);
    const response = await send(
      browser,
      await visit(browser, '/api/auth/rollcall'),
      'email',
      '"><script>alert(1)</script>',
    );
    expect(await response.text()).not.toContain('<script');
  });
});

describe('rate limits', () => {
  test('a sixth code for one e-mail within 15 minutes gets 429', async () => {
    const email = someEmail();
    for (let sent = 0; sent < 5; sent += 1) await askForCode(openBrowser(app), email);
    const browser = openBrowser(app);
    const response = await send(browser, await visit(browser, '/api/auth/rollcall'), 'email', email);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await response.text()).toContain('Please wait 15 minutes');
  });

  test('are shared by servers on one database', async () => {
    const second = await startTestApp({ databaseOf: app });
    const email = someEmail();
    for (let sent = 0; sent < 5; sent += 1) await askForCode(openBrowser(sent % 2 ? app : second), email);
    const browser = openBrowser(second);
    expect((await send(browser, await visit(browser, '/api/auth/rollcall'), 'email', email)).status).toBe(429);
    await second.close();
  });
});

describe('the sign-in page', () => {
  test('asks for the e-mail, says where the code was sent, and works without scripts', async () => {
    const browser = openBrowser(app);
    const first = await visit(browser, '/api/auth/rollcall');
    expect(first.html).toMatch(
      /<label for="email">E-mail<\/label>\s*<input id="email" name="email" type="email" autocomplete="email"/,
    );
    const second = await askForCode(browser, 'Ana.Sa@Example.org');
    expect(second.html).toContain('<strong>ana.sa@example.org</strong>');
    expect(second.html).toMatch(/name="code" inputmode="numeric" autocomplete="one-time-code"/);
    expect(second.html).toContain('href="/dev/outbox"');
    for (const { html } of [first, second]) expect(html).not.toMatch(/<script|style=|<style/);
    const target = await finishSignIn(browser, second, await lastCode(app, 'ana.sa@example.org'));
    expect(target).toBe('/my-games');
    expect(await (await browser('/api/auth/user')).json()).toMatchObject({
      email: 'ana.sa@example.org',
      accountType: 'individual',
    });
  });

  test('accepts a code with a space, and returns to the requested page', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    const page = await askForCode(browser, email, '?returnTo=/add-game&accountType=organization&mode=signup');
    const code = await lastCode(app, email);
    expect(await finishSignIn(browser, page, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('/add-game');
    expect(await (await browser('/api/auth/user')).json()).toMatchObject({ accountType: 'organization' });
  });

  test.each(['localhost', '127.0.0.1'])('works at http://%s', async (name) => {
    const there = { origin: app.origin.replace('localhost', name) };
    const browser = await signIn(there, someEmail());
    expect((await browser('/api/auth/user')).status).toBe(200);
  });

  test('works through a tunnel on another port', async () => {
    const start = await getAs('localhost:8080', `${app.origin}/api/auth/rollcall`);
    const request = new URL(start.headers.location ?? '');
    expect(request.host).toBe('localhost:8080');
    expect(request.searchParams.get('redirect_uri')).toBe('http://localhost:8080/api/auth/rollcall/callback');
    const next = await getAs('localhost:8080', app.origin + request.pathname + request.search);
    expect(next.headers.location).toMatch(/^\/oidc\/interaction\//);
  });

  test('asks for an e-mail again after signing out, also for another user', async () => {
    const browser = await signIn(app, someEmail());
    await browser('/api/logout');
    const other = someEmail();
    const page = await askForCode(browser, other);
    await finishSignIn(browser, page, await lastCode(app, other));
    expect(await (await browser('/api/auth/user')).json()).toMatchObject({ email: other });
  });

  test('allows changing the address', async () => {
    const browser = openBrowser(app);
    const page = await askForCode(browser, someEmail());
    const another = await visit(browser, `${page.path}?address=another`);
    expect(another.html).toContain('name="email"');
  });

  test('is reached from the address of the platform with the same parameters', async () => {
    const response = await openBrowser(app)('/api/login?accountType=organization&mode=signup');
    expect(response.headers.get('location')).toBe('/api/auth/rollcall?accountType=organization&mode=signup');
  });

  test('rejects an unknown redirect address', async () => {
    const browser = openBrowser(app);
    const request = new URL((await browser('/api/auth/rollcall')).headers.get('location') ?? '');
    request.searchParams.set('redirect_uri', 'https://evil.example/callback');
    const response = await browser(request.href);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  test('stores codes hashed', async () => {
    const email = someEmail();
    const page = await askForCode(openBrowser(app), email);
    const [row] = await app.services.db
      .select()
      .from(signInCodes)
      .where(eq(signInCodes.interaction, interactionOf(page)));
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(await lastCode(app, email));
    expect(await app.services.db.$count(oidcPayloads)).toBeGreaterThan(0);
  });
});
