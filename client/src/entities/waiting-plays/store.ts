import { openDB, type DBSchema } from 'idb';
import type { WaitingPlay } from './waiting-play.ts';

interface Device extends DBSchema {
  plays: { key: string; value: WaitingPlay };
}

let opened: ReturnType<typeof open> | undefined;

const open = () =>
  openDB<Device>('rollcall-waiting', 1, {
    upgrade: (database) => void database.createObjectStore('plays', { keyPath: 'key' }),
    // Another tab wants a later version, or the browser closed it: the next use opens it anew.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => (opened = undefined),
  });

const device = () =>
  (opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));

/** Every waiting play of everybody who uses this device, in the order in which they were recorded. */
export const allWaiting = async (): Promise<WaitingPlay[]> =>
  (await (await device()).getAll('plays')).toSorted((a, b) => a.since - b.since);

export const waitingOf = async (ownerId: number): Promise<WaitingPlay[]> =>
  (await allWaiting()).filter((waiting) => waiting.ownerId === ownerId);

/** Written to the disk when this is done, so that neither a closed page nor a crash loses it. */
export async function putWaiting(waiting: WaitingPlay): Promise<void> {
  const writing = (await device()).transaction('plays', 'readwrite', { durability: 'strict' });
  await Promise.all([writing.store.put(waiting), writing.done]);
}

/** Notes what the server said to a play, unless it is gone by now. */
export async function markRefused(refused: WaitingPlay): Promise<void> {
  const writing = (await device()).transaction('plays', 'readwrite');
  if (await writing.store.get(refused.key)) await writing.store.put(refused);
  await writing.done;
}

export const dropWaiting = async (key: string): Promise<void> => (await device()).delete('plays', key);

/** With the account goes what was on its way to it. */
export async function dropWaitingOf(ownerId: number): Promise<void> {
  for (const { key } of await waitingOf(ownerId)) await dropWaiting(key);
}
