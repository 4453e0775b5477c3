import { installWorker } from '#client/lib/device/service-worker-client.ts';
import {
  askPermission,
  noticesObstacle,
  type NoticesObstacle,
  subscribe,
  subscribedKey,
} from '#client/lib/device/web-push.ts';
import type { Subscription } from '#shared/notices/notices-contract.ts';

export interface ThisDevice {
  /** Why it shows no notices; null if it can. */
  obstacle: NoticesObstacle | 'no-worker' | null;
  /** Its key in the list of devices; null if it is not told. */
  key: string | null;
}

/** The person, or their browser, did not allow notices. */
export class NotAllowed extends Error {}

const findWorker = () => navigator.serviceWorker.getRegistration('/');

export async function readThisDevice(): Promise<ThisDevice> {
  const obstacle = noticesObstacle();
  if (obstacle !== null) return { obstacle, key: null };
  const worker = await findWorker();
  if (worker) return { obstacle, key: await subscribedKey(worker) };
  // The built application installs it soon.
  return { obstacle: import.meta.env.PROD ? null : 'no-worker', key: null };
}

/** Subscribes this browser, and asks for the permission if it was not given yet. @throws NotAllowed */
export async function subscribeHere(publicKey: string): Promise<Subscription> {
  if (!(await askPermission())) throw new NotAllowed();
  if (!(await findWorker())) await installWorker();
  const worker = await findWorker();
  if (!worker) throw new Error('there is no service worker');
  return subscribe(worker, publicKey);
}
