import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import type { NoticeMessage } from '#shared/notices/notice-kinds.ts';

/** What a push service would have given. */
export const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/this-browser',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

/**
 * Lets the pages of a window subscribe, as if its person allowed it. No push service can be reached from a test, so what it
 * would give is given; and a headless browser shows nobody a notice, so it refuses them all unless told otherwise.
 */
export async function allowNotices(page: Page, from: typeof SUBSCRIPTION = SUBSCRIPTION): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const subscription = {
      endpoint: given.endpoint,
      options: {},
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('test.subscribed');
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('test.subscribed') ? subscription : null);
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test.subscribed', 'yes');
      return subscription;
    };
  }, from);
}

interface Shown extends NotificationOptions {
  title: string;
  close: () => void;
}

interface Scope {
  shown?: Shown[];
  ServiceWorkerRegistration: { prototype: object };
  ExtendableEvent: new (type: string) => Event;
  clients: { openWindow: (url: string) => Promise<null> };
  WindowClient: { prototype: { focus: () => Promise<null> } };
}

/** The running service worker of this file. Its notices, which a headless browser refuses, are collected. */
export async function workerOf(page: Page, file: string): Promise<Worker> {
  const find = () =>
    page
      .context()
      .serviceWorkers()
      .find((worker) => new URL(worker.url()).pathname === file);
  await expect.poll(find).toBeDefined();
  const worker = find();
  if (!worker) throw new Error(`${file} does not run`);
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    const shown: Shown[] = (scope.shown ??= []);
    Object.assign(scope.ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: NotificationOptions) => {
        const notice = { ...options, title, close: () => shown.splice(shown.indexOf(notice), 1) };
        shown.push(notice);
      },
    });
  });
  return worker;
}

/** Has the browser deliver a push to the worker of this file, as from its push service. */
export async function deliver(page: Page, file: string, data: Partial<NoticeMessage> | string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ids = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { registrationId, scriptURL } of versions) ids.set(new URL(scriptURL).pathname, registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => ids.get(file)).toBeDefined();
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: ids.get(file) ?? '',
    data: typeof data === 'string' ? data : JSON.stringify(data),
  });
  await session.detach();
}

/** What a worker shows. */
export const shownBy = (worker: Worker): Promise<Pick<Shown, 'title' | 'body' | 'tag'>[]> =>
  worker.evaluate(() => {
    const { shown = [] } = self as unknown as Scope;
    return shown.map(({ title, body = '', tag = '' }) => ({ title, body, tag }));
  });

/** Presses the first notice that a worker shows. Only a real press may open or focus a window, so the address that it opens is returned. */
export const pressNotice = (worker: Worker): Promise<string> =>
  worker.evaluate(async () => {
    const scope = self as unknown as Scope;
    let opened = '';
    let work: Promise<unknown> = Promise.resolve();
    scope.clients.openWindow = async (url) => {
      opened = url;
      return null;
    };
    scope.WindowClient.prototype.focus = async () => null;
    const event = new scope.ExtendableEvent('notificationclick');
    const waitUntil = (promise: Promise<unknown>) => (work = promise);
    dispatchEvent(Object.assign(event, { notification: scope.shown?.[0], waitUntil }));
    await work;
    return opened;
  });
