import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '#shared/schema/operations.ts';
import {
  askForCode,
  type Browser,
  finishSignIn,
  lastCode,
  openBrowser,
  type Page,
  send,
  signIn,
  visit,
} from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const other = testApp({ databaseOf: app });

const someEmail = () => `${crypto.randomUUID()}@example.org`;

/** Requests a code. */
async function ask(browser: Browser, email: string): Promise<Response> {
  return send(browser, await visit(browser, '/api/auth/rollcall'), 'email', email);
}
const retryAfter = (response: Response) => Number(response.headers.get('retry-after'));

async function guessWrongly(browser: Browser, page: Page, email: string, times: number): Promise<void> {
  const wrong = (await lastCode(app, email)) === '000000' ? '000001' : '000000';
  for (let n = 0; n < times; n += 1) expect((await send(browser, page, 'code', wrong)).status).toBe(400);
}

async function cookieOf({ jar, site }: Browser) {
  return (await jar.getCookies(site)).find(({ key }) => key.endsWith('rollcall-device'));
}

test('strangers who exhaust the codes of an address do not lock out a known device of its owner', async () => {
  const email = someEmail();
  const owner = await signIn(app, email);
  await owner('/api/logout');
  for (let n = 0; n < 4; n += 1) expect((await ask(openBrowser(app), email)).status).toBe(303);
  expect((await ask(openBrowser(app), email)).status).toBe(429);
  const page = await askForCode(owner, email);
  expect(await finishSignIn(owner, page, await lastCode(app, email))).toBe('/my-games');
});

test('wrong codes of strangers cause increasing delays on every server, but not on known devices', async () => {
  const email = someEmail();
  const owner = await signIn(app, email);
  const strangers = Array.from({ length: 3 }, () => openBrowser(app));
  const pages: Page[] = [];
  for (const stranger of strangers) pages.push(await askForCode(stranger, email));
  const guess = async (index: number, times: number) => {
    const [stranger, page] = [strangers[index], pages[index]];
    if (stranger && page) await guessWrongly(stranger, page, email, times);
  };
  await guess(0, 5);
  expect((await ask(openBrowser(other), email)).status).toBe(303);
  await guess(1, 1);
  const first = await ask(openBrowser(other), email);
  expect([first.status, retryAfter(first) > 0, retryAfter(first) <= 60]).toEqual([429, true, true]);
  await guess(1, 4);
  await guess(2, 5);
  const later = await ask(openBrowser(app), email);
  expect([later.status, retryAfter(later) > 60, retryAfter(later) <= 120]).toEqual([429, true, true]);
  expect((await ask(owner, email)).status).toBe(303);
});

test('wrong codes on a known device cause no delay for others', async () => {
  const email = someEmail();
  const owner = await signIn(app, email);
  for (let n = 0; n < 2; n += 1) await guessWrongly(owner, await askForCode(owner, email), email, 5);
  expect((await ask(openBrowser(app), email)).status).toBe(303);
});

test('a device is known only for the addresses that signed in on it', async () => {
  const [mine, theirs] = [someEmail(), someEmail()];
  const owner = await signIn(app, mine);
  for (let n = 0; n < 5; n += 1) expect((await ask(openBrowser(app), theirs)).status).toBe(303);
  expect((await ask(owner, theirs)).status).toBe(429);
  const cookie = await cookieOf(owner);
  const forger = openBrowser(app);
  await forger.jar.setCookie(`${cookie?.key}=${cookie?.value.replace(/.$/, '')}`, app.origin);
  await app.services.db.delete(rateLimits).where(like(rateLimits.key, 'code to e-mail%'));
  for (let n = 0; n < 5; n += 1) expect((await ask(openBrowser(app), mine)).status).toBe(303);
  expect((await ask(forger, mine)).status).toBe(429);
  expect((await ask(owner, mine)).status).toBe(303);
});

test('a known device can request ten codes in a quarter of an hour', async () => {
  const email = someEmail();
  const owner = await signIn(app, email);
  for (let n = 0; n < 10; n += 1) expect((await ask(owner, email)).status).toBe(303);
  expect((await ask(owner, email)).status).toBe(429);
});

test('the device cookie contains no address and is kept at sign-out', async () => {
  const email = someEmail();
  const owner = await signIn(app, email);
  const before = await cookieOf(owner);
  expect(decodeURIComponent(before?.value ?? '')).not.toMatch(/example|@/);
  await owner('/api/logout');
  expect((await cookieOf(owner))?.value).toBe(before?.value);
});
