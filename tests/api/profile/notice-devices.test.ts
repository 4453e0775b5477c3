import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { endOtherSessions } from '#shared/accounts/account-contract.ts';
import * as contracts from '#shared/notices/notices-contract.ts';
import { noticeDevices } from '#shared/schema/notices.ts';
import { aSubscription } from '#tests/support/rows/notices.ts';
import { startPushService } from '#tests/support/mails/push-service.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const service = await startPushService();
const app = testApp({
  services: { postJson: service.server.poster() },
  environment: { PUSH_SERVICES: 'push.example,127.0.0.1' },
});
afterAll(() => service.server.close());
afterEach(service.check);

const choice = { kinds: ['answers'], alsoMailed: false, quiet: { from: 1320, until: 480 }, timeZone: 'Europe/Berlin' };
const save = (person: Person, changes: object = {}) =>
  person.call(contracts.saveNoticeDevice, { body: { ...aSubscription(), ...choice, ...changes } });
const devices = async (person: Person) => (await person.call(contracts.listNoticeDevices, {})).body.devices;
const sendTest = (person: Person, id: number) => person.call(contracts.testNoticeDevice, { params: { id } });

describe('a device is refused', () => {
  test.each([
    ['endpoint', { endpoint: 'https://169.254.169.254/push' }],
    ['endpoint', { endpoint: 'https://10.0.0.1/push' }],
    ['endpoint', { endpoint: 'https://push.example:8443/x' }],
    ['endpoint', { endpoint: 'http://fcm.googleapis.com/fcm/send/x' }],
    ['endpoint', { endpoint: 'https://fcm.googleapis.com.example/x' }],
    ['endpoint', { endpoint: 'https://somebody.example/x' }],
    ['endpoint', { endpoint: 'https://user:pass@push.example/x' }],
    ['endpoint', { endpoint: 'ftp://push.example/x' }],
    ['p256dh', { p256dh: 'short' }],
    ['p256dh', { p256dh: 'B'.repeat(87) }],
    ['auth', { auth: 'x'.repeat(23) }],
    ['kinds', { kinds: [] }],
    ['kinds', { kinds: ['changes'] }],
    ['quiet', { quiet: { from: 1440, until: 0 } }],
    ['timeZone', { timeZone: 'Nowhere' }],
  ])('with a wrong %s: %j', async (field, changes) => {
    const refused = await save(await makeOwner(app), changes);
    expect([refused.status, Object.keys(refused.refusal.fields ?? {})[0]?.split('.')[0]]).toEqual([400, field]);
  });

  test('after ten', async () => {
    const ana = await makeOwner(app);
    for (let count = 0; count < 10; count += 1) expect((await save(ana)).status).toBe(200);
    expect((await save(ana)).refusal.code).toBe('limit_reached');
    const [first] = await devices(ana);
    expect(first?.kinds).toEqual(['answers']);
  });
});

test.each(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com', 'db5p.notify.windows.com'])(
  'a browser of %s is taken',
  async (host) => {
    expect((await save(await makeOwner(app), { endpoint: `https://${host}/abc` })).status).toBe(200);
  },
);

test('a device is known by its endpoint, which is not shown', async () => {
  const ana = await makeOwner(app);
  const browser = aSubscription();
  await save(ana, browser);
  await save(ana, { ...browser, kinds: ['loans', 'dates'], quiet: null });
  const [device, ...others] = await devices(ana);
  expect(others).toEqual([]);
  expect(device).toMatchObject({ kinds: ['dates', 'loans'], quiet: null, timeZone: 'Europe/Berlin', lastToldAt: null });
  expect(JSON.stringify(device)).not.toContain(browser.endpoint);
  expect(device).not.toHaveProperty('auth');
});

test('a browser in which somebody else signs in tells the one before nothing more', async () => {
  const [ana, bea] = [await makeOwner(app), await makeOwner(app)];
  const browser = aSubscription();
  await save(ana, browser);
  await app.services.db.update(noticeDevices).set({ lastToldAt: new Date(), createdAt: new Date('2026-01-01') });
  await save(ana, browser);
  expect((await devices(ana))[0]?.lastToldAt).not.toBeNull();
  await save(bea, browser);
  const [device] = await devices(bea);
  expect([await devices(ana), device?.lastToldAt]).toEqual([[], null]);
  expect(device?.createdAt).not.toContain('2026-01-01');
});

test('the key for browsers stays the same', async () => {
  const keys = await Promise.all(
    [1, 2].map(async () => (await (await makeOwner(app)).call(contracts.listNoticeDevices, {})).body.publicKey),
  );
  expect(keys[0]).toMatch(/^[\w-]{87}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a test is shown, also in quiet hours, and records when the device was told', async () => {
  const ana = await makeOwner(app);
  const { id } = (await save(ana, { ...service.subscribe(), quiet: { from: 0, until: 1439 } })).body;
  expect((await sendTest(ana, id)).status).toBe(204);
  expect(service.told()).toEqual(['Notices work here']);
  expect((await devices(ana))[0]?.lastToldAt).not.toBeNull();
});

test('a test of a browser that is gone says so, and takes it off the list', async () => {
  const ana = await makeOwner(app);
  const browser = service.subscribe();
  const { id } = (await save(ana, browser)).body;
  service.answers(browser.endpoint, 410);
  expect((await sendTest(ana, id)).refusal.code).toBe('notice_not_taken');
  expect(await devices(ana)).toEqual([]);
});

test('a test that does not reach the push service says so, and keeps the device', async () => {
  const ana = await makeOwner(app);
  const { id } = (await save(ana, { endpoint: 'https://push.example/abc' })).body;
  const { refusal } = await sendTest(ana, id);
  expect([refusal.code, refusal.message]).toEqual(['notice_not_taken', expect.stringContaining('try again later')]);
  expect(await devices(ana)).toHaveLength(1);
});

test('signing out everywhere else ends notices on all devices', async () => {
  const ana = await makeOwner(app);
  await save(ana);
  await ana.call(endOtherSessions, {});
  expect(await devices(ana)).toEqual([]);
});

test('a removed device is told nothing more', async () => {
  const ana = await makeOwner(app);
  const { id } = (await save(ana, service.subscribe())).body;
  expect((await ana.call(contracts.deleteNoticeDevice, { params: { id } })).status).toBe(204);
  expect((await sendTest(ana, id)).refusal.code).toBe('not_found');
});
