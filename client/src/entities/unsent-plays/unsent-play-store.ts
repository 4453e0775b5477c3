import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';
import type { UnsentPlay } from './unsent-play.ts';

interface Device extends DBSchema {
  plays: { key: string; value: UnsentPlay };
}

/** Time-out in milliseconds after which the device counts as unable to store. */
const PATIENCE = 3_000;

let opened: ReturnType<typeof open> | undefined;

const open = () =>
  openDB<Device>('rollcall-waiting', 1, {
    upgrade: (database) => void database.createObjectStore('plays', { keyPath: 'key' }),
    // Another tab needs a newer version, or the browser closed it: reopened on next use.
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
 * Runs one transaction and waits until it is on disk. Safari can leave a transaction waiting forever after suspending a
 * page: it is then aborted, so that nothing is written later.
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
    late.signal.addEventListener('abort', () => abort(transaction));
    const [result] = await Promise.all([work(transaction.store), transaction.done]);
    return result;
  });
  return Promise.race([worked, givenUp]).finally(() => clearTimeout(timer));
}

/** Aborts a transaction. One that has finished already is left: its time-out fired before its completion event. */
function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}

/** All unsent plays of all users of this device, in recorded order. */
export const allUnsentPlays = async (): Promise<UnsentPlay[]> =>
  (await inTransaction('readonly', (plays) => plays.getAll())).toSorted((a, b) => a.since - b.since);

export const unsentPlaysOf = async (ownerId: number): Promise<UnsentPlay[]> =>
  (await allUnsentPlays()).filter((unsent) => unsent.ownerId === ownerId);

/** Waits until it is on disk, so that neither a closed page nor a crash loses it. */
export const storeUnsentPlay = async (unsent: UnsentPlay): Promise<void> =>
  void (await inTransaction('readwrite', (plays) => plays.put(unsent)));

/** Stores the server's refusal of a play, unless it is gone. */
export const markRefused = async (refused: UnsentPlay): Promise<void> =>
  inTransaction('readwrite', async (plays) => {
    if (await plays.get(refused.key)) await plays.put(refused);
  });

export const deleteUnsentPlay = async (key: string): Promise<void> =>
  inTransaction('readwrite', (plays) => plays.delete(key));

/** Deleting an account deletes its unsent plays. */
export async function deleteUnsentPlaysOf(ownerId: number): Promise<void> {
  for (const { key } of await unsentPlaysOf(ownerId)) await deleteUnsentPlay(key);
}
