import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endOtherSessions, endSession, listSessions, type Session } from '#shared/accounts/account-contract.ts';
import { sessions, users } from '#shared/schema/users.ts';
import { noticeDevices } from '#shared/schema/notices.ts';
import { addOwnersDevice, aSubscription } from '#tests/support/rows/notices.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { type Browser, openBrowser, signIn, visit } from '#tests/support/server/sign-in.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let email: string;
let phone: Browser;
let laptop: Browser;
let stranger: Person;

beforeAll(async () => {
  stranger = await makeOwner(app);
});
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.org`;
  phone = await signIn(app, email);
  laptop = await signIn(app, email);
});

const listed = async (browser: Browser) => (await (await browser(listSessions.path)).json()) as Session[];
const end = (browser: Browser, device: string) =>
  browser(endSession.path.replace(':device', device), { method: 'DELETE', headers: { Origin: app.origin } });
const isSignedIn = async (browser: Browser) => (await browser('/api/auth/user')).status === 200;

test('a session of another user is not listed and cannot be ended', async () => {
  const [own] = await listed(phone);
  const seen = await stranger.call(listSessions, {});
  expect(seen.body.map(({ device }) => device)).not.toContain(own?.device);
  const { status } = await stranger.call(endSession, { params: { device: own?.device ?? '' } });
  expect([status, await isSignedIn(phone)]).toEqual([404, true]);
});

test.each(['', 'abc', '0'.repeat(64), "' or true --"])('an unknown device is not found: %j', async (device) => {
  expect((await stranger.call(endSession, { params: { device: device || 'x' } })).status).toBe(404);
});

test('each session is listed with its device, the current one first, and without its id', async () => {
  const [user] = await app.services.db.select().from(users).where(eq(users.email, email));
  const rows = (await app.services.db.select().from(sessions)).filter(
    ({ sess }) => (sess as { passport?: { user: number } }).passport?.user === user?.id,
  );
  const list = await listed(laptop);
  expect(list.map(({ isThis }) => isThis)).toEqual([true, false]);
  for (const { words, since, lastSeen } of list) {
    expect(words).not.toBe('');
    expect(Math.abs(Date.parse(String(since)) - Date.now())).toBeLessThan(600_000);
    expect(Math.abs(Date.parse(String(lastSeen)) - Date.now())).toBeLessThan(600_000);
  }
  expect(rows).toHaveLength(2);
  for (const { sid } of rows) expect(JSON.stringify(list)).not.toContain(sid);
});

test('the device is derived from the user agent', async () => {
  const browser = openBrowser(app);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await visit(browser, '/api/auth/demo', { headers: { 'User-Agent': agent } });
  expect((await listed(browser)).find(({ isThis }) => isThis)?.words).toBe('Firefox on Linux');
});

test('ending a session signs out that browser and no other', async () => {
  const other = (await listed(laptop)).find(({ isThis }) => !isThis);
  expect((await end(laptop, other?.device ?? '')).status).toBe(204);
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
  expect((await end(laptop, other?.device ?? '')).status).toBe(404);
});

test('ending a session ends notices on browsers of its name alone', async () => {
  const [user] = await app.services.db.select().from(users).where(eq(users.email, email));
  const other = (await listed(laptop)).find(({ isThis }) => !isThis);
  await addOwnersDevice(app, user?.id ?? 0, aSubscription(), { name: other?.words ?? '' });
  await addOwnersDevice(app, user?.id ?? 0, aSubscription(), { name: 'Safari on iPad' });
  await end(laptop, other?.device ?? '');
  const left = await app.services.db.select().from(noticeDevices);
  expect(left.map(({ name }) => name)).toEqual(['Safari on iPad']);
});

test('"sign out elsewhere" ends all other sessions of the user, and no session of others', async () => {
  const tablet = await signIn(app, email);
  const response = await laptop(endOtherSessions.path, { method: 'DELETE', headers: { Origin: app.origin } });
  expect(response.status).toBe(204);
  expect(await Promise.all([phone, tablet, laptop].map(isSignedIn))).toEqual([false, false, true]);
  expect((await stranger.call(listSessions, {})).body).toHaveLength(1);
});
