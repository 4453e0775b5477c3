import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '#shared/accounts/auth-contract.ts';
import { mails as queued } from '#shared/schema/mails.ts';
import { emailVerifications, linkedIdentities } from '#shared/schema/sign-in.ts';
import { users } from '#shared/schema/users.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { accountOf } from '#server/accounts/accounts.ts';
import {
  askForCode,
  type Browser,
  finishSignIn,
  lastCode,
  openBrowser,
  post,
  signIn,
} from '#tests/support/server/sign-in.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let stopMailing: () => Promise<void>;
beforeAll(async () => {
  stopMailing = startMailWork(app.services);
});
afterAll(async () => {
  await stopMailing();
});

const PATIENCE = { timeout: 20_000, interval: 20 };
const someEmail = () => `${crypto.randomUUID()}@example.org`;
const request = (changes: object = {}) =>
  visitor(app).call(createAccount, { body: { firstName: 'Ana', lastName: 'Sá', email: someEmail(), ...changes } });
/** Creates an account in a browser, which stays the one in which that was done. */
async function requestIn(browser: Browser, changes: object): Promise<void> {
  const response = await browser(createAccount.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: browser.site },
    body: JSON.stringify({ firstName: 'Ana', lastName: 'Sá', ...changes }),
  });
  expect(response.status).toBe(201);
}
const accountsOf = (email: string) => app.services.db.select().from(users).where(eq(users.email, email));

interface Mail {
  to: string;
  subject: string;
  text: string;
}
/** Once as many have gone out as there should be. */
async function mailsTo(email: string, count = 1): Promise<Mail[]> {
  await expect.poll(async () => (await outboxOf(email)).length, PATIENCE).toBe(count);
  return outboxOf(email);
}
async function outboxOf(email: string): Promise<Mail[]> {
  const response = await fetch(`${app.origin}/dev/outbox`, { headers: { Accept: 'application/json' } });
  return ((await response.json()) as Mail[]).filter(({ to }) => to === email);
}
const linkIn = (mail: Mail | undefined) => mail?.text.match(/http\S+/)?.[0] ?? '';
const follow = async (link: string, browser = openBrowser(app)) => (await browser(link)).headers.get('location');
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

describe('an invalid field is rejected with a message', () => {
  test.each([
    [{ firstName: 'A' }, { firstName: 'First name must be at least 2 characters' }],
    [{ firstName: '  ' }, { firstName: 'First name must be at least 2 characters' }],
    [{ lastName: 'S' }, { lastName: 'Last name must be at least 2 characters' }],
    [{ email: 'ana' }, { email: 'Please enter a valid email address' }],
    [{ email: 'ana@example.org\r\nBcc: all@example.org' }, { email: 'Please enter a valid email address' }],
    [{ email: 7 }, { email: 'Please enter a valid email address' }],
    [{ accountType: 'robot' }, { accountType: 'Please choose an account type' }],
  ])('%j', async (changes, fields) => {
    const { status, refusal } = await request(changes);
    expect(status).toBe(400);
    expect(refusal).toMatchObject({ code: 'invalid_request', fields });
  });
});

test('the response says to check the mail', async () => {
  const { status, body } = await request();
  expect([status, body.message]).toEqual([201, 'Please check your email for verification instructions.']);
});

test('creates an unverified account with a lower-case e-mail and mails a link that verifies it', async () => {
  const email = someEmail();
  const browser = openBrowser(app);
  await requestIn(browser, { email: email.toUpperCase(), accountType: 'organization' });
  expect(await accountsOf(email)).toMatchObject([{ firstName: null, emailVerifiedAt: null }]);
  const [mail] = await mailsTo(email);
  const link = linkIn(mail);
  expect(link).toMatch(`${app.origin}/api/auth/verify?token=`);
  expect(await follow(link, browser)).toBe('/login?verified=1');
  expect(await follow(link, browser)).toBe('/login?verified=1');
  const [account] = await accountsOf(email);
  expect(account).toMatchObject({ firstName: 'Ana', lastName: 'Sá', accountType: 'organization' });
  expect(account?.emailVerifiedAt).toBeInstanceOf(Date);
  const linked = await app.services.db
    .select()
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, account?.id ?? 0));
  expect(linked).toMatchObject([{ externalId: `${app.services.environment.origin}/oidc ${email}` }]);
});

test('signing in with that address in the same browser opens the created account', async () => {
  const email = someEmail();
  const browser = openBrowser(app);
  await requestIn(browser, { email, firstName: 'Inês', accountType: 'organization' });
  const page = await askForCode(browser, email);
  await finishSignIn(browser, page, await lastCode(app, email));
  expect(await (await browser('/api/auth/user')).json()).toMatchObject({
    email,
    firstName: 'Inês',
    accountType: 'organization',
  });
  expect(await accountsOf(email)).toHaveLength(1);
});

describe('data that a stranger entered for an address is discarded', () => {
  const STRANGERS = { firstName: 'Rude', lastName: 'Word', accountType: 'organization' };
  const EMPTY = { firstName: null, lastName: null, accountType: 'individual' };

  test('when the owner of the address signs in by code, and later by the link', async () => {
    const email = someEmail();
    await requestIn(openBrowser(app), { email, ...STRANGERS });
    const [mail] = await mailsTo(email);
    const browser = await signIn(app, email);
    expect(await (await browser('/api/auth/user')).json()).toMatchObject(EMPTY);
    expect(await follow(linkIn(mail), browser)).toBe('/login?verified=1');
    expect(await accountsOf(email)).toMatchObject([EMPTY]);
  });

  test('when the owner signs in by a provider with a name', async () => {
    const email = someEmail();
    await requestIn(openBrowser(app), { email, ...STRANGERS });
    const identity = { externalId: `google ${email}`, verifiedEmail: email, firstName: 'Ana', lastName: null };
    await accountOf(app.services.db, { ...identity, profileImageUrl: null }, 'individual', () => Promise.resolve(true));
    expect(await accountsOf(email)).toMatchObject([{ ...EMPTY, firstName: 'Ana' }]);
  });

  test('when the owner follows the link, unless they confirm the data', async () => {
    for (const [answer, account] of [
      ['drop', EMPTY],
      ['keep', STRANGERS],
    ] as const) {
      const email = someEmail();
      await requestIn(openBrowser(app), { email, ...STRANGERS, returnTo: '/premium' });
      const link = linkIn((await mailsTo(email))[0]);
      const browser = openBrowser(app);
      const page = await (await browser(link)).text();
      expect(page).toContain('Rude Word');
      expect(page).toContain('Is this your account?');
      expect(await accountsOf(email)).toMatchObject([{ ...EMPTY, emailVerifiedAt: null }]);
      const fields = { token: tokenIn(link), returnTo: '/premium', profile: answer };
      const { status, headers } = await post(browser, '/api/auth/verify', fields);
      expect([status, headers.get('location')]).toEqual([303, '/login?verified=1&returnTo=%2Fpremium']);
      expect(await accountsOf(email)).toMatchObject([{ ...account, emailVerifiedAt: expect.any(Date) }]);
    }
  });

  test('when the form comes from another site or with an unknown token', async () => {
    const email = someEmail();
    await requestIn(openBrowser(app), { email, ...STRANGERS });
    const token = tokenIn(linkIn((await mailsTo(email))[0]));
    const body = new URLSearchParams({ token, profile: 'keep' }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' };
    expect((await openBrowser(app)('/api/auth/verify', { method: 'POST', headers, body })).status).toBe(403);
    const unknown = await post(openBrowser(app), '/api/auth/verify', { token: 'unknown', profile: 'keep' });
    expect(unknown.headers.get('location')).toBe('/login?error=link_expired');
    expect(await accountsOf(email)).toMatchObject([{ ...EMPTY, emailVerifiedAt: null }]);
  });

  test('if another person created an account for the address before', async () => {
    const email = someEmail();
    const mine = openBrowser(app);
    await requestIn(openBrowser(app), { email, ...STRANGERS });
    await requestIn(mine, { email, firstName: 'Inês' });
    const [mail] = await mailsTo(email, 2);
    const page = await askForCode(mine, email);
    await finishSignIn(mine, page, await lastCode(app, email));
    expect(await accountsOf(email)).toMatchObject([{ firstName: 'Inês', accountType: 'individual' }]);
    expect(await follow(linkIn(mail), mine)).toBe('/login?verified=1');
    expect(await accountsOf(email)).toMatchObject([{ firstName: 'Inês', accountType: 'individual' }]);
  });
});

test('an unknown, missing or expired link is rejected', async () => {
  const email = someEmail();
  await request({ email });
  const link = linkIn((await mailsTo(email))[0]);
  await app.services.db.update(emailVerifications).set({ expiresAt: new Date() });
  for (const address of [
    link,
    '/api/auth/verify?token=unknown',
    '/api/auth/verify',
    '/api/auth/verify?token=a&token=b',
  ]) {
    expect(await follow(address)).toBe('/login?error=link_expired');
  }
  expect(await accountsOf(email)).toMatchObject([{ emailVerifiedAt: null }]);
});

test('the link returns to the requested page, and not to other addresses', async () => {
  const after = async (returnTo: string) => {
    const email = someEmail();
    const browser = openBrowser(app);
    await requestIn(browser, { email, returnTo });
    return follow(linkIn((await mailsTo(email))[0]), browser);
  };
  expect(await after('/game-nights?tab=premium')).toBe(
    `/login?verified=1&returnTo=${encodeURIComponent('/game-nights?tab=premium')}`,
  );
  for (const odd of ['//evil.example', 'https://evil.example', '/api/logout', 'game-nights', '/\\\\evil.example'])
    expect(await after(odd)).toBe('/login?verified=1');
});

test('the token is stored only as a hash', async () => {
  const email = someEmail();
  await request({ email });
  const token = tokenIn(linkIn((await mailsTo(email))[0]));
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await app.services.db.select().from(emailVerifications))).not.toContain(token);
  expect(JSON.stringify(await app.services.db.select().from(queued))).not.toContain(token);
});

describe('for an address with an account', () => {
  test('the response is the same, the mail says so, and the account is unchanged', async () => {
    const known = someEmail();
    await signIn(app, known);
    const forNew = await request();
    const forKnown = await request({ email: known, firstName: 'Mallory' });
    expect([forKnown.status, forKnown.body]).toEqual([forNew.status, forNew.body]);
    // The other one brought the code by which they signed in.
    const [mail] = await mailsTo(known, 2);
    expect(mail?.subject).toBe('You already have a Rollcall account');
    expect(linkIn(mail)).toBe(`${app.origin}/login`);
    expect(await accountsOf(known)).toMatchObject([{ firstName: null }]);
  });

  test('a second verification mail is sent if it is not verified', async () => {
    const email = someEmail();
    const browser = openBrowser(app);
    await requestIn(browser, { email });
    await requestIn(browser, { email });
    const mails = await mailsTo(email, 2);
    expect(new Set(mails.map(linkIn)).size).toBe(2);
    expect(await follow(linkIn(mails[1]), browser)).toBe('/login?verified=1');
  });

  test('concurrent requests create one account', async () => {
    const email = someEmail();
    const answers = await Promise.all([1, 2, 3, 4].map(() => request({ email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await accountsOf(email)).toHaveLength(1);
  });
});

test('a sixth request within 15 minutes gets 429', async () => {
  const email = someEmail();
  for (let sent = 0; sent < 5; sent += 1) expect((await request({ email })).status).toBe(201);
  const { status, refusal, headers } = await request({ email });
  expect([status, refusal.code]).toEqual([429, 'too_many_requests']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
});

test('the account is created while the mail server is unreachable, and the mail stays queued', async () => {
  const host = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const email = someEmail();
  const body = { firstName: 'Ana', lastName: 'Sá', email };
  expect((await visitor(host).call(createAccount, { body })).status).toBe(201);
  const stop = startMailWork(host.services);
  const rows = () => host.services.db.select().from(queued);
  await expect.poll(async () => (await rows())[0]?.attempts, PATIENCE).toBe(1);
  await expect
    .poll(async () => (await rows())[0], PATIENCE)
    .toMatchObject({
      kind: 'verify_account',
      state: 'waiting',
      problem: 'The mail server cannot be reached. We keep trying.',
    });
  await stop();
  await host.close();
});
