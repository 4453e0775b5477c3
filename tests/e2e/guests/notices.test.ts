import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { noticeDevices } from '#shared/schema/notices.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';
import { allowNotices, deliver, pressNotice, shownBy, SUBSCRIPTION, workerOf } from '#tests/support/browser/pushes.ts';
import { guestPath } from '#tests/support/server/guest-pages.ts';
import { changeEvent } from '#shared/nights/events-contract.ts';
import { startPushService } from '#tests/support/mails/push-service.ts';
import { recordingMailer, sendDelayedMails } from '#tests/support/mails/sent-mails.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';

const WORKER = '/guest-worker.js';
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, serviceWorkers: 'allow' as const };

const service = await startPushService();
const { mailer, sentMails } = recordingMailer();
afterAll(() => service.server.close());

const windows = newWindows({
  services: { mailer, postJson: service.server.poster() },
  environment: { PUSH_SERVICES: '127.0.0.1' },
});
const { app } = windows;
let maya: Person;
let night: Awaited<ReturnType<typeof aVotedNight>>;
let path: string;
let page: Page;

beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  night = await aVotedNight(maya);
  path = await guestPath(maya, night.guestIds[0] ?? 0);
  page = await windows.open(PHONE);
});

const section = () => page.getByRole('region', { name: 'Notices' });
const devices = () =>
  app.services.db
    .select()
    .from(noticeDevices)
    .where(eq(noticeDevices.attendeeId, night.guestIds[0] ?? 0));
const press = (name: string) => section().getByRole('button', { name }).tap();

test('a guest without an account is told on their phone, and a press on the notice opens the night', async () => {
  await allowNotices(page);
  await page.goto(app.origin + path);
  const stop = section().getByRole('button', { name: 'Stop on this device' });
  expect([await page.getByText(/device is told/).isVisible(), await stop.isVisible()]).toEqual([false, false]);
  await section()
    .getByRole('checkbox', { name: /^A reminder/ })
    .uncheck();
  await press('Tell me here');
  await section().getByText('Saved. This device is told from now on.').waitFor();
  await section().getByText('1 device is told of changes instead of by mail.').waitFor();
  expect(await devices()).toMatchObject([
    { endpoint: SUBSCRIPTION.endpoint, attendeeId: night.guestIds[0], kinds: ['changes', 'dates', 'seats'] },
  ]);

  const url = app.origin + path;
  const worker = await workerOf(page, WORKER);
  await deliver(page, WORKER, { title: 'New time: Friday', text: 'It moved.', url, tag: 'mail-7' });
  await expect.poll(() => shownBy(worker)).toEqual([{ title: 'New time: Friday', body: 'It moved.', tag: 'mail-7' }]);
  await page.goto('about:blank');
  const opened = await pressNotice(worker);
  expect(opened).toBe(url);
  expect(await shownBy(worker)).toEqual([]);
  await page.goto(opened);
  await page.getByRole('heading', { level: 1 }).waitFor();

  // What was chosen here is shown again.
  expect(
    await section()
      .getByRole('checkbox', { name: /^A reminder/ })
      .isChecked(),
  ).toBe(false);
  await section().getByRole('checkbox', { name: 'Send mails as well' }).check();
  await press('Save');
  await section().getByText('1 device is told of changes besides the mails.').waitFor();
  await press('Stop on this device');
  await section()
    .getByText(/^Stopped\. This device is told nothing more/)
    .waitFor();
  expect(await devices()).toEqual([]);
  expect(windows.complaints).toEqual([]);
});

test('a guest is told of a moved night on their phone in place of by mail, until the phone is gone', async () => {
  const { endpoint, ...keys } = service.subscribe();
  await allowNotices(page, { endpoint, keys });
  await page.goto(app.origin + path);
  await press('Tell me here');
  await section().getByText('Saved.').waitFor();
  await app.services.db.update(noticeDevices).set({ quietFrom: null, quietUntil: null });
  await sendDelayedMails(app);
  const worker = await workerOf(page, WORKER);
  const moveTo = async (date: string) => {
    sentMails.length = 0;
    await maya.call(changeEvent, { params: { id: night.eventId }, body: { date } });
    await sendDelayedMails(app);
    return sentMails.filter(({ to }) => to === 'ben@example.org');
  };

  expect(await moveTo('2999-06-01T18:00:00Z')).toEqual([]);
  service.check();
  const [{ message } = { message: {} }] = service.pushes.splice(0);
  await deliver(page, WORKER, message);
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: expect.stringContaining('1 Jun 2999') }]);
  await Promise.all([page.waitForEvent('load'), pressNotice(worker)]);
  await page.getByText('The night moved.').waitFor();

  service.answers(endpoint, 410);
  expect(await moveTo('2999-06-02T18:00:00Z')).toHaveLength(1);
  expect(await devices()).toEqual([]);
});

test('whatever arrives, something kind is shown, and no other site is opened', async () => {
  await allowNotices(page);
  await page.goto(app.origin + path);
  await press('Tell me here');
  await section().getByText('Saved.').waitFor();
  expect((await fetch(app.origin + WORKER)).headers.get('cache-control')).toBe('no-cache');
  const worker = await workerOf(page, WORKER);
  await deliver(page, WORKER, 'not json');
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Rollcall', body: '' }]);
  await page.goto('about:blank');
  expect(await pressNotice(worker)).toBe(`${app.origin}/`);
  await page.goto(app.origin + path);
  await deliver(page, WORKER, { title: 'Hello', url: 'https://evil.example/' });
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Hello' }]);
  await page.goto('about:blank');
  expect(await pressNotice(worker)).toBe(`${app.origin}/`);
});

test('a guest who does not allow notices reads that mails come', async () => {
  await allowNotices(page);
  await page.addInitScript(() => (Notification.requestPermission = async () => 'denied'));
  await page.goto(app.origin + path);
  await press('Tell me here');
  await section().getByText('You can allow them in its settings. Mails come as before.').waitFor();
  expect(await devices()).toEqual([]);
});

test('without script the devices are counted, and can all be stopped', async () => {
  const { endpoint, keys } = SUBSCRIPTION;
  const body = new URLSearchParams({ endpoint, ...keys, kinds: 'changes' });
  expect((await fetch(`${app.origin}${path}/notices`, { method: 'POST', body })).status).toBe(204);
  page = await windows.open({ ...PHONE, javaScriptEnabled: false });
  await page.goto(app.origin + path);
  await section().getByText('1 device is told of changes instead of by mail.').waitFor();
  expect(await section().getByText('Tell me here').isVisible()).toBe(false);
  await press('Mails instead');
  await page.getByText('You get mails as before.').waitFor();
  expect(await devices()).toEqual([]);
});

test('on an iPhone the page says that mails come as before', { tags: ['rare'] }, async () => {
  page = await windows.open({ ...PHONE, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PushManager'));
  await page.goto(app.origin + path);
  await section().getByText('On iPhone and iPad this page cannot show notices. Mails come as before.').waitFor();
  expect(await section().getByRole('button').count()).toBe(0);
});
