import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users } from '#shared/schema/users.ts';
import { sessionSecret } from '#server/accounts/sign-in/sessions.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import {
  askForCode,
  type Browser,
  finishSignIn,
  lastCode,
  openBrowser,
  signIn,
} from '#tests/support/server/sign-in.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const cookieOf = async (browser: Browser) =>
  (await browser.jar.getCookies(browser.site)).find(({ key }) => key.endsWith('rollcall'));
const someEmail = () => `${crypto.randomUUID()}@example.org`;

test('a visitor gets 401 and no cookie', async () => {
  const response = await fetch(`${app.origin}/api/auth/user`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'not_signed_in' });
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a request without a cookie needs no query, and one with a session needs one', async () => {
  await fetch(`${app.origin}/api/config`);
  const { pool } = app.services;
  const query = pool.query.bind(pool);
  let queries = 0;
  pool.query = ((...given: Parameters<typeof query>) => {
    queries += 1;
    return query(...given);
  }) as typeof pool.query;
  await fetch(`${app.origin}/api/config`);
  expect(queries).toBe(0);
  const browser = await makeOwner(app);
  await browser.fetch('/api/auth/user');
  queries = 0;
  await browser.fetch('/api/auth/user');
  expect(queries).toBe(1);
  pool.query = query;
});

test('the session id changes at sign-in, and the previous one is invalid', async () => {
  const browser = openBrowser(app);
  const email = someEmail();
  const page = await askForCode(browser, email);
  const before = await cookieOf(browser);
  await finishSignIn(browser, page, await lastCode(app, email));
  const after = await cookieOf(browser);
  expect(before?.value).toMatch(/^s%3A/);
  expect(after?.value).not.toBe(before?.value);
  const planted = await fetch(`${app.origin}/api/auth/user`, { headers: { Cookie: `rollcall=${before?.value}` } });
  expect(planted.status).toBe(401);
});

test('a cookie is invalid after signing out', async () => {
  const browser = await signIn(app, someEmail());
  const cookie = `rollcall=${(await cookieOf(browser))?.value}`;
  const response = await browser('/api/logout');
  expect(response.headers.get('location')).toBe('/');
  expect(await cookieOf(browser)).toBeUndefined();
  expect((await fetch(`${app.origin}/api/auth/user`, { headers: { Cookie: cookie } })).status).toBe(401);
});

test('another site cannot sign a user out', async () => {
  const browser = await signIn(app, someEmail());
  const response = await browser('/api/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(response.headers.get('location')).toBe('/');
  expect((await browser('/api/auth/user')).status).toBe(200);
});

test('the session of a deleted account is invalid', async () => {
  const person = await makeOwner(app);
  expect((await person.fetch('/api/auth/user')).status).toBe(200);
  await app.services.db.delete(users).where(eq(users.id, person.id));
  expect((await person.fetch('/api/auth/user')).status).toBe(401);
});

test('a forged or modified cookie gets 401', async () => {
  const cookie = (await cookieOf(await signIn(app, someEmail())))?.value ?? '';
  const otherId = cookie.replace(/^s%3A(.)/, (_, first) => `s%3A${first === 'X' ? 'Y' : 'X'}`);
  for (const value of [`${cookie}x`, otherId, 'nonsense', 's%3A.']) {
    expect((await fetch(`${app.origin}/api/auth/user`, { headers: { Cookie: `rollcall=${value}` } })).status).toBe(401);
  }
});

test('an expired session gets 401', async () => {
  const browser = await signIn(app, someEmail());
  // The expiry that signing in moved on may be written after its answer.
  const statusOnceExpired = async () => {
    await app.services.db.update(sessions).set({ expire: new Date(Date.now() - 1000) });
    return (await browser('/api/auth/user')).status;
  };
  await expect.poll(statusOnceExpired).toBe(401);
});

describe('the cookie', () => {
  test('over HTTP is HttpOnly, Lax, for the whole site, valid for 30 days', async () => {
    const cookie = await cookieOf(await signIn(app, someEmail()));
    expect(cookie).toMatchObject({
      key: 'rollcall',
      httpOnly: true,
      sameSite: 'lax',
      secure: false,
      path: '/',
      hostOnly: true,
    });
    expect(daysUntil(cookie?.expires)).toBe(30);
  });

  test('during the sign-in at a provider is valid for one hour', async () => {
    const browser = openBrowser(app);
    await browser('/api/auth/rollcall');
    expect(Math.round(daysUntil((await cookieOf(browser))?.expires, 24))).toBe(1);
  });

  test.each([{ 'X-Forwarded-Proto': 'https' }, {}])(
    'over HTTPS is Secure and bound to the host, with %j',
    async (headers) => {
      const secure = await startTestApp({
        environment: {
          PUBLIC_URL: 'https://games.example.org',
          SESSION_SECRET: 'a secret that is long enough to be one',
          SMTP_URL: 'smtp://127.0.0.1:9',
          MAIL_FROM: 'Rollcall <rollcall@example.org>',
        },
      });
      const response = await fetch(`${secure.origin}/api/auth/rollcall`, {
        redirect: 'manual',
        headers: headers as Record<string, string>,
      });
      const cookie = response.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^__Host-rollcall=s%3A/);
      expect(cookie).toContain('; Path=/; ');
      expect(cookie).toContain('; HttpOnly; Secure; SameSite=Lax');
      expect(cookie).not.toContain('Domain');
      expect(response.headers.get('location')).toMatch('https://games.example.org/oidc/auth?');
      await secure.close();
    },
  );
});

const daysUntil = (moment: Date | 'Infinity' | null | undefined, perDay = 1) =>
  Math.round(((moment instanceof Date ? moment.getTime() - Date.now() : 0) / 86_400_000) * perDay);

test('is extended without a write for each request', async () => {
  const person = await makeOwner(app);
  const stored = async () => {
    const [row] = await app.services.db.select().from(sessions).where(ofPerson(person.id));
    return row?.expire.getTime();
  };
  const before = await stored();
  await person.fetch('/api/auth/user');
  await expect.poll(stored).not.toBe(before);
  const earlier = sql`${sessions.expire} - interval '1 minute'`;
  await app.services.db.update(sessions).set({ expire: earlier }).where(ofPerson(person.id));
  const touched = await stored();
  // What a request writes after its answer has been sent before the next one is answered.
  for (let count = 0; count < 3; count += 1) await person.fetch('/api/auth/user');
  expect(await stored()).toBe(touched);
});

const ofPerson = (id: number) => sql`${sessions.sess} -> 'passport' ->> 'user' = ${String(id)}`;

test('is renewed once a day, not in each response', async () => {
  const person = await makeOwner(app);
  const cookieSentAfter = async (hours: number) => {
    const renewed = new Date(Date.now() - hours * 3_600_000).toISOString();
    const sess = sql`${sessions.sess} || ${JSON.stringify({ renewed })}::jsonb`;
    await app.services.db.update(sessions).set({ sess }).where(ofPerson(person.id));
    return (await person.fetch('/api/auth/user')).headers.get('set-cookie');
  };
  expect(await cookieSentAfter(23)).toBeNull();
  expect(await cookieSentAfter(25)).toContain('Expires=');
  await expect.poll(async () => (await person.fetch('/api/auth/user')).headers.get('set-cookie')).toBeNull();
});

test('servers that start concurrently on one database share one persistent secret', async () => {
  const others = await Promise.all([1, 2, 3].map(() => startTestApp({ databaseOf: app })));
  const secrets = await Promise.all([app, ...others].map(({ services }) => sessionSecret(services)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThan(40);
  const person = await makeOwner(app);
  const cookie = { origin: others[0]?.origin ?? '' };
  expect(cookie.origin).not.toBe(app.origin);
  const browser = await signIn(app, person.email);
  const value = (await cookieOf(browser))?.value;
  const elsewhere = await fetch(`${cookie.origin}/api/auth/user`, { headers: { Cookie: `rollcall=${value}` } });
  expect(await elsewhere.json()).toMatchObject({ email: person.email });
  for (const other of others) await other.close();
});

test('the effective plan is the higher one of account and operator', async () => {
  const club = await startTestApp({ databaseOf: app, environment: { DEFAULT_PLAN: 'premium' } });
  const planOf = async (account: object) => (await (await makeOwner(club, account)).fetch('/api/auth/user')).json();
  expect(await planOf({})).toMatchObject({ plan: 'premium', isPremium: true, isPremiumPlus: false });
  expect(await planOf({ isPremiumPlus: true })).toMatchObject({
    plan: 'premium_plus',
    isPremium: true,
    isPremiumPlus: true,
  });
  await club.close();
});
