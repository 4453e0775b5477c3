import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';
import type { WaitingPlay } from './waiting-play.ts';

interface Device extends DBSchema {
  plays: { key: string; value: WaitingPlay };
}

/** Milliseconds after which a device that does not answer is one that keeps nothing. */
const PATIENCE = 3_000;

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

/**
 * Works in one transaction, which is on the disk when this is done. Safari leaves a transaction waiting for good behind
 * one of a page that it has suspended: it is given up then and undone, so that nothing is written later.
 */
async function inTransaction<Mode extends 'readonly' | 'readwrite', T>(
  mode: Mode,
  work: (plays: IDBPObjectStore<Device, ['plays'], 'plays', Mode>) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  const givenUp = new Promise<never>((_resolve, reject) => {
    late.signal.addEventListener('abort', () => reject(new Error('the device does not answer')));
  });
  const worked = device().then(async (database) => {
    late.signal.throwIfAborted();
    const transaction = database.transaction('plays', mode, { durability: 'strict' });
    late.signal.addEventListener('abort', () => transaction.abort());
    const [result] = await Promise.all([work(transaction.store), transaction.done]);
    return result;
  });
  return Promise.race([worked, givenUp]).finally(() => clearTimeout(timer));
}

/** Every waiting play of everybody who uses this device, in the order in which they were recorded. */
export const allWaiting = async (): Promise<WaitingPlay[]> =>
  (await inTransaction('readonly', (plays) => plays.getAll())).toSorted((a, b) => a.since - b.since);

export const waitingOf = async (ownerId: number): Promise<WaitingPlay[]> =>
  (await allWaiting()).filter((waiting) => waiting.ownerId === ownerId);

/** Written to the disk when this is done, so that neither a closed page nor a crash loses it. */
export const putWaiting = async (waiting: WaitingPlay): Promise<void> =>
  void (await inTransaction('readwrite', (plays) => plays.put(waiting)));

/** Notes what the server said to a play, unless it is gone by now. */
export const markRefused = async (refused: WaitingPlay): Promise<void> =>
  inTransaction('readwrite', async (plays) => {
    if (await plays.get(refused.key)) await plays.put(refused);
  });

export const dropWaiting = async (key: string): Promise<void> =>
  inTransaction('readwrite', (plays) => plays.delete(key));

/** With the account goes what was on its way to it. */
export async function dropWaitingOf(ownerId: number): Promise<void> {
  for (const { key } of await waitingOf(ownerId)) await dropWaiting(key);
}
