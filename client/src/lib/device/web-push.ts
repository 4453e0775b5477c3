import type { Subscription } from '#shared/notices/notices-contract.ts';

/** Why a browser shows no notices. */
export type NoticesObstacle = 'insecure' | 'home-screen' | 'unsupported' | 'denied';

/** Why this browser shows no notices; null if it can, perhaps after asking. */
export function noticesObstacle(): NoticesObstacle | null {
  if (!isSecureContext) return 'insecure';
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isAble) return isAppleHandheld() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** iPads call themselves Macs, which have no touch screen. */
const isAppleHandheld = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** How the server's lists name a browser: SHA-256 of its endpoint in base64url. */
export const deviceKey = async (endpoint: string): Promise<string> =>
  base64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

/** The key of the browser that a service worker is told in; null if it is not. */
export async function subscribedKey(registration: ServiceWorkerRegistration): Promise<string | null> {
  const subscription = await registration.pushManager.getSubscription();
  return subscription && deviceKey(subscription.endpoint);
}

/** Asks for the permission if it was not given yet. Call it on a press. Returns whether it is given. */
export const askPermission = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/**
 * Subscribes a service worker to what this server pushes. @param publicKey of the server, in base64url @throws what the
 * browser throws, also if it does not reach its push service
 */
export async function subscribe(registration: ServiceWorkerRegistration, publicKey: string): Promise<Subscription> {
  await untilActive(registration);
  const { pushManager } = registration;
  const present = await pushManager.getSubscription();
  const presentKey = present?.options.applicationServerKey;
  // A browser takes one key at a time, and the server's may be another than it was.
  if (presentKey && base64Url(presentKey) !== publicKey) await present.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, p256dh, auth };
}

async function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const next = installing ?? waiting;
  if (active || !next) return;
  await new Promise<void>((resolve) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    });
  });
}
