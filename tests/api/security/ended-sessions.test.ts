import { expect, test } from 'vitest';
import { sessions } from '#shared/schema/users.ts';
import { type Browser, openBrowser, signIn } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const statusOf = async (browser: Browser) => (await browser('/api/auth/user')).status;

async function copyOf(browser: Browser): Promise<Browser> {
  const thief = openBrowser(app);
  for (const cookie of await browser.jar.getCookies(app.origin)) await thief.jar.setCookie(cookie, app.origin);
  return thief;
}

test('requests during sign-out do not restore the session', async () => {
  for (const round of [1, 2, 3]) {
    const ana = await signIn(app, `ana${round}@example.org`);
    const thief = await copyOf(ana);
    expect(await statusOf(thief)).toBe(200);
    const cookie = await ana.jar.getCookieString(app.origin);
    const begin = () => fetch(`${app.origin}/api/auth/rollcall`, { redirect: 'manual', headers: { Cookie: cookie } });
    await Promise.all([begin(), begin(), begin(), ana('/api/logout'), begin(), begin(), begin()]);
    expect(await statusOf(thief)).toBe(401);
  }
});

test('a signed-in user can start another sign-in', async () => {
  const browser = await signIn(app, 'bea@example.org');
  const before = await app.services.db.$count(sessions);
  expect((await browser('/api/auth/rollcall')).status).toBe(302);
  expect(await statusOf(browser)).toBe(200);
  expect(await app.services.db.$count(sessions)).toBe(before);
});

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a same-site origin', { 'Sec-Fetch-Site': 'same-site' }],
  ['a picture on a page of this site', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' }],
])('%s cannot sign a user out or in', async (_from, headers) => {
  const browser = await signIn(app, 'cleo@example.org');
  await browser('/api/logout', { headers });
  expect(await statusOf(browser)).toBe(200);
  expect((await openBrowser(app)('/api/auth/demo', { headers })).status).toBe(403);
});

test.each([
  ['loaded in advance', { headers: { 'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Site': 'none' } }],
  ['loaded in advance by an older browser', { headers: { Purpose: 'prefetch' } }],
  ['looked for', { method: 'HEAD' }],
])('the sign-out page works only when it is visited, not when it is %s', async (_how, init) => {
  const browser = await signIn(app, 'dora@example.org');
  expect((await browser('/api/logout', init)).status).toBe(403);
  expect(await statusOf(browser)).toBe(200);
  await browser('/api/logout', { headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' } });
  expect(await statusOf(browser)).toBe(401);
});

test.each(['image', 'iframe', 'empty', 'script'])(
  'a request for an %s from another site does not sign out',
  async (dest) => {
    const browser = await signIn(app, 'eva@example.org');
    await browser('/api/logout', { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': dest } });
    expect(await statusOf(browser)).toBe(200);
  },
);

test('the session cookie is SameSite=Lax, and a sign-out without it does not end the session', async () => {
  const browser = await signIn(app, 'fay@example.org');
  const [cookie] = await browser.jar.getCookies(app.origin);
  expect(cookie?.sameSite).toBe('lax');
  await fetch(`${app.origin}/api/logout`, { redirect: 'manual' });
  expect(await statusOf(browser)).toBe(200);
});
