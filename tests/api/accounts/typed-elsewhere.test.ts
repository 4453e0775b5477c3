import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAccount } from '#shared/accounts/auth-contract.ts';
import { users } from '#shared/schema/users.ts';
import {
  askForCode,
  type Browser,
  lastCode,
  openBrowser,
  type Page,
  post,
  send,
  visit,
} from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

const STRANGERS = { firstName: 'Rude', lastName: 'Word', accountType: 'organization' };
const EMPTY = { firstName: null, lastName: null, accountType: 'individual' };

const someEmail = () => `${crypto.randomUUID()}@example.org`;
const accountsOf = (email: string) => app.services.db.select().from(users).where(eq(users.email, email));
const createIn = (browser: Browser, fields: object) =>
  browser(createAccount.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: browser.site },
    body: JSON.stringify({ firstName: 'Ana', lastName: 'Sá', ...fields }),
  });

/** Signs in by code; returns the page that follows. */
async function signInTo(browser: Browser, email: string, query = ''): Promise<Page> {
  const page = await askForCode(browser, email, query);
  const answer = await send(browser, page, 'code', await lastCode(app, email));
  return visit(browser, answer.headers.get('location') ?? '');
}

test('somebody who signs in by code in another browser is asked once whether the typed name and type are theirs, and goes on to their page', async () => {
  for (const [answer, account] of [
    ['drop', EMPTY],
    ['keep', STRANGERS],
  ] as const) {
    const email = someEmail();
    await createIn(openBrowser(app), { email, ...STRANGERS });
    const browser = openBrowser(app);
    const asked = await signInTo(browser, email, '?returnTo=%2Fpremium');
    expect(asked.path).toBe('/api/auth/typed-name?returnTo=%2Fpremium');
    expect(asked.html).toContain('Rude Word');
    expect(await accountsOf(email)).toMatchObject([EMPTY]);
    const answered = await post(browser, '/api/auth/typed-name', { returnTo: '/premium', profile: answer });
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/premium']);
    expect(await accountsOf(email)).toMatchObject([account]);
    expect((await browser(asked.path)).headers.get('location')).toBe('/premium');
    expect((await signInTo(openBrowser(app), email)).path).toBe('/my-games');
  }
});

test('nobody is asked where it was typed in this browser, and nobody else can answer', async () => {
  const email = someEmail();
  const mine = openBrowser(app);
  await createIn(mine, { email });
  expect((await signInTo(mine, email)).path).toBe('/my-games');
  const other = someEmail();
  await createIn(openBrowser(app), { email: other, ...STRANGERS });
  const visitors = await post(openBrowser(app), '/api/auth/typed-name', { profile: 'keep' });
  expect(visitors.headers.get('location')).toBe('/my-games');
  await post(mine, '/api/auth/typed-name', { profile: 'keep' });
  expect(await accountsOf(other)).toMatchObject([EMPTY]);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' };
  const crossSite = await mine('/api/auth/typed-name', { method: 'POST', headers, body: 'profile=keep' });
  expect(crossSite.status).toBe(403);
});
