import type { NoticeMessage } from '#shared/notices/notice-kinds.ts';
import { NOTICE_PRESSED } from '#client/lib/device/service-worker-messages.ts';
import { worker } from './worker-scope.ts';

const ICON = '/icons/icon-192.png';
/** Browsers want something to be shown for each push, whatever it says; a name needs no language. */
const UNREADABLE: NoticeMessage = { title: 'Rollcall', text: '', url: '/', tag: 'news' };

/** Shows what this server pushes, and opens its page when it is pressed. */
export function listenForNotices(): void {
  worker.addEventListener('push', (event) => {
    const { title, text, url, tag } = readMessage(event.data);
    event.waitUntil(worker.registration.showNotification(title, { body: text, tag, icon: ICON, data: { url } }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(ownUrl((event.notification.data as { url?: unknown } | null)?.url)));
  });
}

function readMessage(data: { json: () => unknown } | null): NoticeMessage {
  try {
    const read = data?.json() as Partial<Record<keyof NoticeMessage, unknown>>;
    const text = (name: keyof NoticeMessage) =>
      typeof read[name] === 'string' && read[name] !== '' ? read[name] : UNREADABLE[name];
    return { title: text('title'), text: text('text'), url: text('url'), tag: text('tag') };
  } catch {
    return UNREADABLE;
  }
}

/** Only pages of this site are opened. */
function ownUrl(url: unknown): URL {
  const home = new URL('/', location.origin);
  if (typeof url !== 'string' || !URL.canParse(url, home)) return home;
  const read = new URL(url, home);
  return read.origin === location.origin ? read : home;
}

/** A window that shows the page comes to the front, and is told that it may be old; otherwise it opens. */
async function openPage({ pathname, href }: URL): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === pathname);
  if (!shown) return void (await worker.clients.openWindow(href));
  await shown.focus();
  shown.postMessage(NOTICE_PRESSED, []);
}
