import { expect, test } from 'vitest';
import { noticeDevices } from '#shared/schema/notices.ts';
import { offlinePages } from '#tests/support/browser/offline-pages.ts';
import { allowNotices, deliver, pressNotice, shownBy, SUBSCRIPTION, workerOf } from '#tests/support/browser/pushes.ts';

const WORKER = '/service-worker.js';

const phone = offlinePages();

const devices = () => phone.services.db.select().from(noticeDevices);

test('a host is told on their phone, a press on the notice opens the night, and signing out ends it', async () => {
  const page = await phone.signIn();
  await allowNotices(page);
  await page.goto(`${phone.origin}/profile`);
  const card = page.getByRole('region', { name: 'Notices' });
  await card.getByRole('button', { name: 'Tell Me on This Device' }).click();
  await card.getByText('This device', { exact: true }).waitFor();
  expect(await devices()).toMatchObject([
    { endpoint: SUBSCRIPTION.endpoint, attendeeId: null, kinds: ['answers', 'dates', 'tomorrow', 'loans'] },
  ]);

  const worker = await workerOf(page, WORKER);
  const url = `${phone.origin}/game-nights`;
  await deliver(page, WORKER, { title: 'Ben answered: Friday', text: '3 of 6 seats are taken.', url, tag: 'mail-9' });
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Ben answered: Friday', tag: 'mail-9' }]);
  expect(await pressNotice(worker)).toBe(url);

  await card.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Notices on This Device' });
  await dialog.getByLabel('Loans').uncheck();
  await dialog.getByRole('button', { name: 'Save Notices' }).click();
  await card.getByText('Told of answers, dates and night tomorrow, quiet from').waitFor();
  expect(await devices()).toMatchObject([{ kinds: ['answers', 'dates', 'tomorrow'] }]);

  const isSubscribed = () => page.evaluate(() => localStorage.getItem('test.subscribed') !== null);
  expect(await isSubscribed()).toBe(true);
  await page.locator('.account-button:not([aria-disabled])').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Your Ultimate Board Game Companion' }).first().waitFor();
  expect(await isSubscribed()).toBe(false);
});
