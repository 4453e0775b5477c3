import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listPasskeys, removePasskey } from '#shared/accounts/passkeys-contract.ts';
import { listSessions } from '#shared/accounts/account-contract.ts';
import { passkeyChallenges, passkeys } from '#shared/schema/passkeys.ts';
import { users } from '#shared/schema/users.ts';
import { attemptLimits } from '#server/accounts/sign-in/attempts.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { type Authenticator, newAuthenticator } from '#tests/support/server/authenticator.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { enterWith, givePasskey, openDoor, questionOf, sendAnswer } from '#tests/support/server/passkeys.ts';
import { type Browser, openBrowser, post, visit } from '#tests/support/server/sign-in.ts';
import { startTestApp, testApp, type TestApp } from '#tests/support/server/test-app.ts';

const app = testApp({ screens: true });
const PUBLIC = {
  PUBLIC_URL: 'https://games.example.org',
  SESSION_SECRET: 'a secret that is long enough to be one',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'rollcall@example.org',
};
let ana: Person;
let hers: Authenticator;
let herPasskey: number;
beforeEach(async () => {
  ana = await makeOwner(app);
  ({ id: herPasskey, authenticator: hers } = await givePasskey(app, ana));
});

const isSignedIn = async (browser: Browser) => (await browser('/api/auth/user')).status === 200;

/** Opens a sign-in, answers it and expects the page with this text instead of a session. */
async function expectRefused(
  text: RegExp,
  answerOf: (asked: { challenge: string; rpId: string }) => string | Promise<string>,
): Promise<void> {
  const browser = openBrowser(app);
  const { page, asked } = await openDoor(browser);
  const response = await sendAnswer(browser, page, await answerOf(asked));
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toMatch(text);
  // The next try has a challenge of its own.
  expect(questionOf(html).challenge).not.toBe(asked.challenge);
  expect(await isSignedIn(browser)).toBe(false);
}

const WRONG = /role="alert">This passkey was not accepted\. Please try again, or have a code sent to you\./;
const UNKNOWN =
  /role="alert">This passkey is not known here\. It may have been removed\. Have a code sent to you instead\./;
const LATE = /role="alert">That took too long\. Please try again\./;

describe('nobody is signed in by a passkey', () => {
  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://localhost:1' }],
    ['of another host', { rpId: 'evil.example' }],
    ['without a fingerprint, face or PIN', { isUserVerified: false }],
    ['as if it were a new one', { type: 'webauthn.create' }],
    ['for a challenge that nobody gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['in the name of another person', { userHandle: 'AAAA' }],
  ] as const)('%s', async (_what, lie) => {
    await expectRefused(WRONG, (asked) => hers.get(asked, lie));
  });

  test('whose key is another one', async () => {
    const other = newAuthenticator(app.origin);
    const { body } = await ana.call(listPasskeys, {});
    expect(body).toHaveLength(1);
    await expectRefused(WRONG, (asked) => {
      const forged = JSON.parse(other.get(asked)) as { id: string; response: { userHandle: string } };
      const own = JSON.parse(hers.get(asked)) as typeof forged;
      return JSON.stringify({ id: hers.id, response: { ...forged.response, userHandle: own.response.userHandle } });
    });
  });

  test("for another person's challenge", async () => {
    const { asked: theirs } = await openDoor(openBrowser(app));
    await expectRefused(WRONG, (asked) => hers.get({ ...asked, challenge: theirs.challenge }));
  });

  test('that is unknown, or no passkey at all', async () => {
    await expectRefused(UNKNOWN, (asked) => newAuthenticator(app.origin).get(asked));
    for (const text of ['', 'null', '{}', '{"id":1}', '[]', '{"id":"AAAA","response":{}}'])
      await expectRefused(UNKNOWN, () => text);
  });

  test('that was removed', async () => {
    await ana.call(removePasskey, { params: { id: herPasskey } });
    await expectRefused(UNKNOWN, (asked) => hers.get(asked));
  });

  test('of a deleted account', async () => {
    await app.services.db.delete(users).where(eq(users.id, ana.id));
    await expectRefused(UNKNOWN, (asked) => hers.get(asked));
  });

  test('of somebody whose address was not confirmed', async () => {
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ana.id));
    await expectRefused(UNKNOWN, (asked) => hers.get(asked));
  });

  test('after ten minutes', async () => {
    await expectRefused(LATE, async (asked) => {
      const mine = eq(passkeyChallenges.challenge, asked.challenge);
      const [row] = await app.services.db.select().from(passkeyChallenges).where(mine);
      expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(10);
      await app.services.db.update(passkeyChallenges).set({ expiresAt: new Date() }).where(mine);
      return hers.get(asked);
    });
  });

  test('a second time with one answer, and not by answers at once', async () => {
    const browser = openBrowser(app);
    const { page, asked } = await openDoor(browser);
    const answer = hers.get(asked);
    const [first, again] = await Promise.all([1, 2].map(() => sendAnswer(browser, page, answer)));
    expect([first?.status, again?.status].toSorted()).toEqual([303, 400]);
    expect((await sendAnswer(browser, page, answer)).status).toBe(400);
  });

  test('whose counter goes back or stays', async () => {
    await enterWith(app, hers);
    for (const counter of [1, 2]) await expectRefused(WRONG, (asked) => hers.get(asked, { counter }));
    await enterWith(app, hers);
  });

  test('from another site, or without the cookie of the sign-in', async () => {
    const browser = openBrowser(app);
    const { page, asked } = await openDoor(browser);
    const answer = hers.get(asked);
    const elsewhere = await browser(`${page.path}/passkey`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer }).toString(),
    });
    expect(elsewhere.status).toBe(403);
    expect((await sendAnswer(openBrowser(app), page, answer)).status).toBe(400);
    expect((await sendAnswer(browser, page, answer)).status).toBe(303);
  });
});

test('passkeys are counted together with codes', async () => {
  const counted = await startTestApp({ screens: true });
  const { authenticator } = await givePasskey(counted, await makeOwner(counted));
  const { guessesByAddress } = attemptLimits(counted.services);
  await guessesByAddress.penalty(addressGroup('127.0.0.1'), guessesByAddress.points - 1);
  const browser = openBrowser(counted);
  const { page, asked } = await openDoor(browser);
  const answer = authenticator.get({ ...asked, challenge: 'AAAA' });
  expect((await sendAnswer(browser, page, answer)).status).toBe(400);
  const refused = await sendAnswer(browser, page, answer);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect((await post(browser, `${page.path}/code`, { code: '000000' })).status).toBe(429);
  await counted.close();
});

test('a passkey signs in as a code does: to the page that was asked for, with a device and its time', async () => {
  const browser = openBrowser(app);
  await visit(browser, '/api/auth/rollcall?returnTo=%2Fprofile');
  const { target } = await enterWith(app, hers, browser);
  expect(target).toBe('/my-games');
  expect(await (await browser('/api/auth/user')).json()).toMatchObject({ id: ana.id, email: ana.email });
  const keys = (await browser.jar.getCookies(browser.site)).map(({ key }) => key);
  expect(keys).toContain('rollcall-device');
  const devices = (await (await browser(listSessions.path)).json()) as { isThis: boolean; since: string }[];
  const since = Date.parse(devices.find(({ isThis }) => isThis)?.since ?? '');
  expect(Date.now() - since).toBeLessThan(60_000);
});

test('a use is noted', async () => {
  await enterWith(app, hers);
  const [row] = await app.services.db.select().from(passkeys).where(eq(passkeys.id, herPasskey));
  expect(row?.counter).toBe(2);
  expect(Date.now() - (row?.lastUsedAt?.getTime() ?? 0)).toBeLessThan(60_000);
});

test('an authenticator that does not count signs in again and again', async () => {
  await app.services.db.update(passkeys).set({ counter: 0 }).where(eq(passkeys.id, herPasskey));
  for (let count = 0; count < 2; count += 1) {
    const browser = openBrowser(app);
    const { page, asked } = await openDoor(browser);
    expect((await sendAnswer(browser, page, hers.get(asked, { counter: 0 }))).status).toBe(303);
  }
});

test('another server of the database finishes what one has begun', async () => {
  const second = await startTestApp({ databaseOf: app, screens: true });
  const browser = openBrowser(app);
  const { page, asked } = await openDoor(browser);
  const there = openBrowser(second);
  for (const cookie of await browser.jar.getCookies(app.origin + page.path))
    await there.jar.setCookie(cookie, second.origin);
  expect((await sendAnswer(there, page, hers.get(asked, { origin: second.origin }))).status).toBe(303);
  await second.close();
});

describe('the page takes no passkey', () => {
  const emailPage = async (site: Pick<TestApp, 'origin'>, address?: string) =>
    (await visit(openBrowser(site, address), '/api/auth/rollcall')).html;

  test('at an address of numbers', async () => {
    const html = await emailPage({ origin: app.origin.replace('localhost', '127.0.0.1') });
    expect(html).not.toMatch(/passkey|<script/i);
  });

  test('without https', async () => {
    const plain = await startTestApp({ environment: { ...PUBLIC, PUBLIC_URL: 'http://games.lan' }, screens: true });
    expect(await emailPage(plain, 'http://games.lan')).not.toMatch(/passkey|<script/i);
    await plain.close();
  });
});

test('the page of a public address asks for passkeys of its host, with the script of this site alone', async () => {
  const open = await startTestApp({ environment: PUBLIC, screens: true });
  const browser = openBrowser(open, PUBLIC.PUBLIC_URL);
  const { page, asked } = await openDoor(browser);
  expect(asked.rpId).toBe('games.example.org');
  expect(page.html).toMatch(/<form [^>]* hidden>\s*<input type="hidden" name="answer">/);
  expect(page.html).toContain('autocomplete="email webauthn"');
  const scripts = [...page.html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([expect.stringMatching(/^<script type="module" src="\/assets\/[\w.-]+\.js">$/)]);
  await open.close();
});
