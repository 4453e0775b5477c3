import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '#shared/contracts/auth.ts';
import { emailVerifications, linkedIdentities, mails as queued, users } from '#shared/schema.ts';
import { startMailWork } from '#server/features/mails/mail-work.ts';
import { visitor } from '#tests/support/owners.ts';
import { openBrowser, signIn } from '#tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let stopMailing: () => Promise<void>;
beforeAll(async () => {
  app = await startTestApp();
  stopMailing = await startMailWork(app.services);
});
afterAll(async () => {
  await stopMailing();
  await app.close();
});

const PATIENCE = { timeout: 20_000, interval: 20 };
const someEmail = () => `${crypto.randomUUID()}@example.org`;
const request = (changes: object = {}) =>
  visitor(app).call(createAccount, { body: { firstName: 'Ana', lastName: 'Sá', email: someEmail(), ...changes } });
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
const follow = async (link: string) => (await openBrowser(app)(link)).headers.get('location');

describe('is refused with a message under the field', () => {
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

test('makes an unverified account in lower case, and mails a link that verifies it, once or twice', async () => {
  const email = someEmail();
  const { status, body } = await request({ email: email.toUpperCase(), accountType: 'organization' });
  expect(status).toBe(201);
  expect(body.message).toBe('Please check your email for verification instructions.');
  expect(await accountsOf(email)).toMatchObject([
    { firstName: 'Ana', accountType: 'organization', emailVerifiedAt: null },
  ]);
  const [mail] = await mailsTo(email);
  const link = linkIn(mail);
  expect(link).toMatch(`${app.origin}/api/auth/verify?token=`);
  expect(await follow(link)).toBe('/login?verified=1');
  expect(await follow(link)).toBe('/login?verified=1');
  const [account] = await accountsOf(email);
  expect(account?.emailVerifiedAt).toBeInstanceOf(Date);
  const linked = await app.services.db
    .select()
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, account?.id ?? 0));
  expect(linked).toMatchObject([{ externalId: `${app.services.environment.origin}/oidc ${email}` }]);
});

test('signing in with that address opens the account that was created', async () => {
  const email = someEmail();
  await request({ email, firstName: 'Inês' });
  const browser = await signIn(app, email);
  expect(await (await browser('/api/auth/user')).json()).toMatchObject({ email, firstName: 'Inês' });
  expect(await accountsOf(email)).toHaveLength(1);
});

test('the link is refused when it is unknown, missing or expired', async () => {
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

test('the page that was asked for is kept over the link, and no other address is', async () => {
  const after = async (returnTo: string) => {
    const email = someEmail();
    await request({ email, returnTo });
    return follow(linkIn((await mailsTo(email))[0]));
  };
  expect(await after('/game-nights?tab=premium')).toBe(
    `/login?verified=1&returnTo=${encodeURIComponent('/game-nights?tab=premium')}`,
  );
  for (const odd of ['//evil.example', 'https://evil.example', '/api/logout', 'game-nights', '/\\\\evil.example'])
    expect(await after(odd)).toBe('/login?verified=1');
});

test('the token is kept hashed', async () => {
  const email = someEmail();
  await request({ email });
  const token = new URL(linkIn((await mailsTo(email))[0])).searchParams.get('token') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await app.services.db.select().from(emailVerifications))).not.toContain(token);
  expect(JSON.stringify(await app.services.db.select().from(queued))).not.toContain(token);
});

describe('an address that has an account', () => {
  test('gets the same answer; its mail says so, and nothing of the account changes', async () => {
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

  test('that is not verified yet gets another verification mail', async () => {
    const email = someEmail();
    await request({ email });
    await request({ email });
    const mails = await mailsTo(email, 2);
    expect(new Set(mails.map(linkIn)).size).toBe(2);
    expect(await follow(linkIn(mails[1]))).toBe('/login?verified=1');
  });

  test('is made once by requests at the same time', async () => {
    const email = someEmail();
    const answers = await Promise.all([1, 2, 3, 4].map(() => request({ email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await accountsOf(email)).toHaveLength(1);
  });
});

test('a sixth request for one address within 15 minutes is too many', async () => {
  const email = someEmail();
  for (let sent = 0; sent < 5; sent += 1) expect((await request({ email })).status).toBe(201);
  const { status, refusal, headers } = await request({ email });
  expect([status, refusal.code]).toEqual([429, 'too_many_requests']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
});

test('while the mail server is away the account is made all the same, and the mail waits', async () => {
  const host = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const email = someEmail();
  const body = { firstName: 'Ana', lastName: 'Sá', email };
  expect((await visitor(host).call(createAccount, { body })).status).toBe(201);
  const stop = await startMailWork(host.services);
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
