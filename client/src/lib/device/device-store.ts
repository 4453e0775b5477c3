import type { DBSchema, IDBPDatabase, IDBPObjectStore, OpenDBCallbacks, StoreNames } from 'idb';

/** Time-out in milliseconds after which the device counts as unable to store. */
const PATIENCE = 3_000;

interface DeviceStoreOptions<Schema extends DBSchema, Name extends StoreNames<Schema>> {
  name: Name;
  open: (callbacks: Pick<OpenDBCallbacks<Schema>, 'blocking' | 'terminated'>) => Promise<IDBPDatabase<Schema>>;
  /** 'strict' waits until a transaction is on disk, so that neither a closed page nor a crash loses it. */
  durability?: IDBTransactionDurability;
}

/** A store of a database on this device, opened on first use, and again after the browser has closed it. */
export function deviceStore<Schema extends DBSchema, Name extends StoreNames<Schema>>({
  name,
  open,
  durability = 'default',
}: DeviceStoreOptions<Schema, Name>) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => void (opened = undefined);
  // A browser without databases rejects, instead of throwing.
  const connect = async () =>
    open({
      // Another tab needs a newer version, or the browser closed it: reopened on next use.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  const database = () =>
    (opened ??= connect().catch((error: unknown) => {
      forget();
      throw error;
    }));

  /**
   * Runs one transaction and waits until it is done. Safari can leave a transaction waiting forever after suspending a
   * page: it is then aborted, so that nothing is written later. @throws Error if the device does not answer or store
   */
  async function inTransaction<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (store: IDBPObjectStore<Schema, [Name], Name, Mode>) => Promise<T>,
  ): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE);
    const givenUp = new Promise<never>((_resolve, reject) => {
      late.signal.addEventListener('abort', () => reject(new Error('the device does not answer')));
    });
    const worked = database().then(async (device) => {
      late.signal.throwIfAborted();
      const transaction = device.transaction(name, mode, { durability });
      late.signal.addEventListener('abort', () => abort(transaction));
      const [result] = await Promise.all([work(transaction.store), transaction.done]);
      return result;
    });
    return Promise.race([worked, givenUp]).finally(() => clearTimeout(timer));
  }
  return { database, inTransaction };
}

/** Aborts a transaction. One that has finished already is left: its time-out fired before its completion event. */
function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}
