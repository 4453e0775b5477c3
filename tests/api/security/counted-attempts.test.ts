import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#shared/accounts/auth-contract.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { publicEnvironment, SITE } from '#tests/support/server/public-address.ts';
import { openBrowser, visit } from '#tests/support/server/sign-in.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let mailServer: MailServer;
let app: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startTestApp({ environment: publicEnvironment(mailServer) });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE };

/** A form of a sign-in that is under way, sent from an address. */
async function beginSignIn() {
  const browser = openBrowser(app, SITE);
  const { path } = await visit(browser, '/api/auth/rollcall');
  return (form: string, fields: Record<string, string>, address: string) =>
    browser(`${path}/${form}`, {
      method: 'POST',
      headers: { ...FORM, 'X-Forwarded-For': address },
      body: new URLSearchParams(fields).toString(),
    });
}

const accountFrom = async (address: string, email: string): Promise<number> => {
  const response = await fetch(app.origin + createAccount.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ firstName: 'Ana', lastName: 'Sá', email }),
  });
  return response.status;
};

test('a client cannot evade the limit with other addresses of its IPv6 network', async () => {
  const answers = [];
  for (let n = 1; n <= 21; n += 1) {
    answers.push(await accountFrom(`2001:db8:1:1::${n.toString(16)}`, `guest${n}@example.org`));
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  expect(await accountFrom('2001:db8:1:2::1', 'neighbour@example.org')).toBe(201);
});

test('a client with many networks is limited to a hundred mails of each kind in a quarter of an hour', async () => {
  let used = 0;
  const next = () => `2001:db8:abc:${(used += 1).toString(16)}::1`;
  const account = () => accountFrom(next(), `stranger${used}@example.org`);
  const sendForm = await beginSignIn();
  const code = async () => (await sendForm('email', { email: `stranger${used}@example.org` }, next())).status;
  expect([await account(), await code()]).toEqual([201, 303]);
  const { db } = app.services;
  const ofNetwork = like(rateLimits.key, '%by network:2001:db8:abc::/48');
  expect(await db.update(rateLimits).set({ points: 99 }).where(ofNetwork).returning()).toHaveLength(2);
  expect([await account(), await code()]).toEqual([201, 303]);
  expect([await account(), await code()]).toEqual([429, 429]);
});

test('a client with many networks tries at most 600 codes of score pads in a quarter of an hour', async () => {
  let used = 0;
  const guess = async () => {
    const headers = { 'X-Forwarded-For': `2001:db8:def:${(used += 1).toString(16)}::1` };
    return (await fetch(`${app.origin}/api/score-pads/ZZZZZ${'23456789'[used]}`, { headers })).status;
  };
  expect(await guess()).toBe(404);
  const ofNetwork = like(rateLimits.key, '%by network:2001:db8:def::/48');
  expect(await app.services.db.update(rateLimits).set({ points: 599 }).where(ofNetwork).returning()).toHaveLength(1);
  expect([await guess(), await guess()]).toEqual([404, 429]);
});

test('a client cannot evade the limit with a forged forwarded address', async () => {
  const sendForm = await beginSignIn();
  const answers = [];
  for (let n = 0; n < 61; n += 1) {
    answers.push((await sendForm('code', { code: '000000' }, `203.0.113.${n}, 192.0.2.1`)).status);
  }
  expect(answers.slice(0, 60).every((status) => status === 400)).toBe(true);
  expect(answers[60]).toBe(429);
});

test('sign-up requests send at most twenty mails a day to one address', async () => {
  for (let n = 0; n < 20; n += 1) {
    if (n % 5 === 0) await app.services.db.delete(rateLimits).where(like(rateLimits.key, 'account for e-mail:%'));
    expect(await accountFrom(`198.51.100.${n}`, 'bea@example.org')).toBe(201);
  }
  await app.services.db.delete(rateLimits).where(like(rateLimits.key, 'account for e-mail:%'));
  expect(await accountFrom('198.51.100.20', 'bea@example.org')).toBe(429);
});

test('mails to the other domains of a mailbox are counted with it', async () => {
  expect(await accountFrom('198.51.100.90', 'zoe@proton.me')).toBe(201);
  const ofMailbox = like(rateLimits.key, 'account for mailbox in a day:zoe@%');
  expect(await app.services.db.update(rateLimits).set({ points: 20 }).where(ofMailbox).returning()).toHaveLength(1);
  for (const domain of ['protonmail.com', 'pm.me'])
    expect(await accountFrom('198.51.100.91', `z.oe@${domain}`)).toBe(429);
});

test('codes are limited to twenty a day per e-mail', async () => {
  const ask = async (n: number) => {
    const sendForm = await beginSignIn();
    return sendForm('email', { email: 'ana@example.org' }, `198.51.100.${n}`);
  };
  for (let n = 0; n < 20; n += 1) {
    if (n % 5 === 0) await app.services.db.delete(rateLimits).where(like(rateLimits.key, 'code to e-mail:%'));
    expect((await ask(n)).status).toBe(303);
  }
  await app.services.db.delete(rateLimits).where(like(rateLimits.key, 'code to e-mail:%'));
  const refused = await ask(20);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toMatch(/Please wait 2[34] hours/);
});

test('unfinished sign-ins are small and limited per IP address', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.77' };
  const begin = (path: string) => fetch(app.origin + path, { redirect: 'manual', headers: from });
  const first = await begin(`/api/auth/rollcall?returnTo=/${'a'.repeat(9_000)}`);
  const provider = new URL(first.headers.get('location') ?? '');
  const long = await begin(`${provider.pathname}${provider.search}&login_hint=${'a'.repeat(9_000)}`);
  const posted = await fetch(app.origin + provider.pathname, {
    method: 'POST',
    headers: { ...FORM, ...from },
    body: `${provider.search.slice(1)}&login_hint=${'a'.repeat(9_000)}`,
  });
  expect([first.status, long.status, posted.status]).toEqual([302, 400, 400]);
  const longest = await app.services.db.execute<{ kept: number }>(sql`
    select max(length(kept)) as kept from (select sess::text as kept from sessions
      union all select payload::text from oidc_payloads) rows`);
  expect(longest.rows[0]?.kept).toBeLessThan(4_000);

  const answers = [];
  for (let n = 0; n < 210; n += 1) answers.push((await begin('/api/auth/rollcall')).status);
  expect(answers.slice(0, 199)).not.toContain(429);
  expect(answers.at(-1)).toBe(429);
  // People look at these answers.
  for (const path of ['/api/auth/rollcall', `${provider.pathname}${provider.search}`]) {
    const refused = await begin(path);
    expect([refused.status, await refused.text()]).toEqual([
      429,
      expect.stringMatching(/<h1>Too many attempts<.*Please wait/s),
    ]);
  }
  expect((await fetch(`${app.origin}/api/auth/rollcall`, { redirect: 'manual' })).status).toBe(302);
});

test.each(['digest', 'asked-to-host', 'contact-address', 'loan-mails', 'stop-mails', 'rsvp', 'join', 'night'])(
  'requests for the pages of mails at /%s are limited',
  async (path) => {
    const narrow = await startTestApp({ databaseOf: app, environment: { REQUESTS_PER_MINUTE: '1' } });
    const ask = async () => (await fetch(`${narrow.origin}/${path}/x`)).status;
    expect([await ask(), await ask()]).toEqual([404, 429]);
    await narrow.close();
  },
);
