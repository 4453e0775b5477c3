import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { recheckNetwork } from '#client/lib/device/network.ts';
import { deviceKey } from '#client/lib/device/web-push.ts';
import * as contracts from '#shared/notices/notices-contract.ts';
import type { NoticeDevice } from '#shared/notices/notices-contract.ts';
import { aNoticeDevice } from '#tests/support/rows/a-notice-device.ts';
import { answer, answerBy, type Answered, fail, refuse, sentChanges, setOffline } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectText } from '../support/expect-shown.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const SUBSCRIPTION = {
  endpoint: 'https://push.example.org/send/1',
  keys: { p256dh: 'C'.repeat(87), auth: 'a'.repeat(22) },
};
const SERVER_KEY = 'B'.repeat(87);
const KITCHEN = aNoticeDevice({ id: 4, name: 'Safari on iPad', kinds: ['answers', 'loans'], quiet: null });
const card = page.getByRole('region', { name: 'Notices' });
const tellHere = card.getByRole('button', { name: 'Tell Me on This Device' });

afterEach(() => vi.restoreAllMocks());

interface Browser {
  permission?: NotificationPermission;
  /** What its person says when it asks. */
  said?: NotificationPermission;
  isSubscribed?: boolean;
  hasWorker?: boolean;
}

/** Stands in for what a browser has around a service worker. Returns how it is asked and subscribed. */
function aBrowser({ permission = 'default', said = 'granted', isSubscribed = false, hasWorker = true }: Browser = {}) {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue(said);
  const subscription = { ...SUBSCRIPTION, options: {}, toJSON: () => SUBSCRIPTION };
  let present = isSubscribed ? subscription : null;
  const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<object>>(
    async () => (present = subscription),
  );
  const worker = { active: {}, pushManager: { getSubscription: async () => present, subscribe } };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    hasWorker ? (worker as unknown as ServiceWorkerRegistration) : undefined,
  );
  return { ask, subscribe };
}

async function openNotices(devices: NoticeDevice[], ...answers: Answered[]): Promise<void> {
  openPage('/profile', [
    ...EMPTY_ACCOUNT,
    answer(contracts.listNoticeDevices, { publicKey: SERVER_KEY, devices }),
    ...answers,
  ]);
  await expect.element(card).toBeVisible();
}
const thisDevice = async (facts: Partial<NoticeDevice> = {}) =>
  aNoticeDevice({ key: await deviceKey(SUBSCRIPTION.endpoint), ...facts });

test.each<{ obstacle: string; words: string; browser?: Browser; change?: () => void }>([
  { obstacle: 'denied', words: 'This browser blocks notices of this site.', browser: { permission: 'denied' } },
  { obstacle: 'no worker', words: 'there is no service worker in development', browser: { hasWorker: false } },
  {
    obstacle: 'http',
    words: 'Browsers show notices of https addresses only.',
    change: () => vi.spyOn(globalThis, 'isSecureContext', 'get').mockReturnValue(false),
  },
  {
    obstacle: 'iPhone',
    words: 'On iPhone and iPad, add Rollcall to the Home Screen',
    change: () => {
      vi.stubGlobal('PushManager', undefined);
      Reflect.deleteProperty(globalThis, 'PushManager');
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    },
  },
  {
    obstacle: 'old browser',
    words: 'This browser cannot show notices. Mails come as before.',
    change: () => {
      vi.stubGlobal('PushManager', undefined);
      Reflect.deleteProperty(globalThis, 'PushManager');
    },
  },
])('a browser that cannot show notices says why: $obstacle', async ({ words, browser, change }) => {
  aBrowser(browser);
  change?.();
  await openNotices([]);
  await expectText(new RegExp(words));
  await expect.element(tellHere).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('without network the card says that this device can be told later', { tags: ['rare'] }, async () => {
  aBrowser();
  await openNotices([]);
  await expect.element(tellHere).toBeVisible();
  setOffline(true);
  await recheckNetwork();
  await expectText('You are offline. This device can be told once you are back.');
  setOffline(false);
  await recheckNetwork();
  await expect.element(tellHere).toBeVisible();
});

test('nothing is asked before the button is pressed, and nothing is sent if it is not allowed', async () => {
  const { ask, subscribe } = aBrowser({ said: 'denied' });
  await openNotices([]);
  await expect.element(tellHere).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await tellHere.click();
  await expectText('Your browser did not allow notices, so mails come as before.');
  expect(subscribe).not.toHaveBeenCalled();
  expect(sentChanges()).toEqual([]);
});

test('a browser whose push service is not used says so', { tags: ['rare'] }, async () => {
  aBrowser();
  const problem = 'Notices are not sent to the push service of this browser.';
  await openNotices([], refuse(contracts.saveNoticeDevice, 'invalid_request', { endpoint: problem }));
  await tellHere.click();
  await expectText(problem);
});

test('this device is told after the browser was asked', async () => {
  const { subscribe } = aBrowser();
  const saved = await thisDevice({ lastToldAt: null });
  let devices: NoticeDevice[] = [];
  await openNotices(
    [],
    answerBy(contracts.listNoticeDevices, () => ({ publicKey: SERVER_KEY, devices })),
    answerBy(contracts.saveNoticeDevice, () => {
      devices = [saved];
      return saved;
    }),
  );
  await tellHere.click();
  await expectText('This device is told');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: SERVER_KEY });
  const { endpoint, keys } = SUBSCRIPTION;
  const kinds = ['answers', 'dates', 'tomorrow', 'loans'];
  expect(sentChanges().map(({ call, body }) => [call, body])).toEqual([
    [
      'put /api/notice-devices',
      { endpoint, ...keys, kinds, alsoMailed: false, quiet: { from: 1320, until: 480 }, timeZone: 'Europe/Lisbon' },
    ],
  ]);
  await expect.element(card.getByText('This device', { exact: true })).toBeVisible();
  await expectText('Since 20 Nov 2026. Nothing was told yet.');
  await expect.element(tellHere).not.toBeInTheDocument();
  await expect.element(card.getByRole('heading', { name: 'Notices' })).toHaveFocus();
});

test('the list says what each device is told; only this one can be changed here', async () => {
  aBrowser({ permission: 'granted', isSubscribed: true });
  await openNotices([await thisDevice({ alsoMailed: true }), KITCHEN]);
  await expectText('Told of answers, dates, night tomorrow and loans, quiet from 22:00 to 08:00. Mails come as well.');
  await expectText('Told of answers and loans.');
  await expectText('Since 20 Nov 2026. Last told 21 Nov 2026. Open this page there to change what it is told.');
  await expect
    .element(card.getByRole('button', { name: 'Edit Safari on iPad, since 20 Nov 2026' }))
    .not.toBeInTheDocument();
  await expectAccessible('notices');
});

test('a list that fails to load says so', { tags: ['rare'] }, async () => {
  aBrowser();
  await openNotices([], fail(contracts.listNoticeDevices));
  await expectText('Your devices could not be loaded');
});

test('what this device is told can be changed, with errors at their fields', async () => {
  aBrowser({ permission: 'granted', isSubscribed: true });
  const device = await thisDevice();
  await openNotices([device], answer(contracts.saveNoticeDevice, device));
  const edit = card.getByRole('button', { name: 'Edit Chrome on Android, this device' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Notices on This Device' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await expectWalked('EditNoticesDialog');
  await edit.click();
  for (const name of ['Answers', 'Dates', 'Night tomorrow', 'Loans']) await dialog.getByLabelText(name).click();
  await dialog.getByLabelText('Quiet from').fill('08:00');
  await dialog.getByRole('button', { name: 'Save Notices' }).click();
  await expectText('Choose at least one kind of notice');
  await expectText('Please choose another time than the first');
  expect(sentChanges()).toEqual([]);
  await dialog.getByLabelText('Loans').click();
  await dialog.getByLabelText('Send mails as well').click();
  await dialog.getByLabelText('Quiet hours').click();
  await dialog.getByRole('button', { name: 'Save Notices' }).click();
  await expectText('Notices saved');
  expect(sentChanges().map(({ body }) => body)).toMatchObject([{ kinds: ['loans'], alsoMailed: true, quiet: null }]);
});

test('a test is sent to a device', async () => {
  aBrowser();
  await openNotices([aNoticeDevice()], answer(contracts.testNoticeDevice, undefined));
  await card.getByRole('button', { name: 'Send a Test to Chrome on Android, since 20 Nov 2026' }).click();
  await expectText('Chrome on Android shows it in a moment.');
});

test('a device that took no test says what to do', { tags: ['rare'] }, async () => {
  aBrowser();
  await openNotices([KITCHEN], refuse(contracts.testNoticeDevice, 'notice_not_taken'));
  await card.getByRole('button', { name: 'Send a Test to Safari on iPad, since 20 Nov 2026' }).click();
  await expectText('The notice did not arrive. Switch notices on again on that device.');
});

test('a device is removed after a question', async () => {
  aBrowser();
  let devices = [KITCHEN];
  await openNotices(
    [],
    answerBy(contracts.listNoticeDevices, () => ({ publicKey: SERVER_KEY, devices })),
    answerBy(contracts.deleteNoticeDevice, () => {
      devices = [];
      return undefined;
    }),
  );
  await card.getByRole('button', { name: 'Remove Safari on iPad, since 20 Nov 2026' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectWalked('DeviceRow question');
  await card.getByRole('button', { name: 'Remove Safari on iPad, since 20 Nov 2026' }).click();
  await page.getByRole('button', { name: 'Remove Device' }).click();
  await expectText('Safari on iPad is told nothing any more. Mails come instead.');
  await expect.element(card.getByRole('heading', { name: 'Notices' })).toHaveFocus();
});
