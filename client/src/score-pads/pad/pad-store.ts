import { openDB, type DBSchema } from 'idb';
import { deviceStore } from '#client/lib/device/device-store.ts';
import { hasUnsent, type StoredPad } from './stored-pad.ts';

/** The device's store of pads. */
export interface PadStore {
  all: () => Promise<StoredPad[]>;
  read: (id: string) => Promise<StoredPad | undefined>;
  /** Finds by code. */
  find: (code: string) => Promise<StoredPad | undefined>;
  /** Atomically changes a pad, or creates one. Returns the result. */
  change: (id: string, change: (pad: StoredPad | undefined) => StoredPad | undefined) => Promise<StoredPad | undefined>;
  remove: (id: string) => Promise<void>;
}

interface Schema extends DBSchema {
  pads: { key: string; value: StoredPad; indexes: { code: string } };
}

const { database, inTransaction } = deviceStore<Schema, 'pads'>({
  name: 'pads',
  open: (callbacks) =>
    openDB<Schema>('rollcall-pads', 1, {
      ...callbacks,
      upgrade: (fresh) => {
        fresh.createObjectStore('pads', { keyPath: 'id' }).createIndex('code', 'code');
      },
    }),
});

const indexedDbStore: PadStore = {
  all: () => inTransaction('readonly', (pads) => pads.getAll()),
  read: (id) => inTransaction('readonly', (pads) => pads.get(id)),
  find: (code) => inTransaction('readonly', (pads) => pads.index('code').get(code)),
  change: (id, change) =>
    inTransaction('readwrite', async (pads) => {
      const pad = change(await pads.get(id));
      if (pad) await pads.put(pad);
      return pad;
    }),
  remove: (id) => inTransaction('readwrite', (pads) => pads.delete(id)),
};

/** Stores pads in memory: without browser storage, and for tests. */
export function memoryStore(): PadStore {
  const pads = new Map<string, StoredPad>();
  return {
    all: async () => [...pads.values()],
    read: async (id) => pads.get(id),
    find: async (code) => [...pads.values()].find((pad) => pad.code === code),
    change: async (id, change) => {
      const pad = change(pads.get(id));
      if (pad) pads.set(id, pad);
      return pad;
    },
    remove: async (id) => void pads.delete(id),
  };
}

/**
 * A store that keeps in memory what the device cannot store, for example on a full disk, so that it is shown and sent all the
 * same. The next change tries to store it again.
 */
export function withUnstored(device: PadStore): PadStore {
  const unstored = new Map<string, StoredPad>();
  let turn: Promise<unknown> = Promise.resolve();
  const changeNow: PadStore['change'] = async (id, change) => {
    try {
      const pad = await device.change(id, (stored) => change(unstored.get(id) ?? stored));
      unstored.delete(id);
      return pad;
    } catch {
      const stored = await device.read(id).catch(() => undefined);
      const pad = change(unstored.get(id) ?? stored);
      if (pad) unstored.set(id, pad);
      return pad;
    }
  };
  return {
    all: async () => {
      const stored = await device.all().catch(() => []);
      return [...stored.filter(({ id }) => !unstored.has(id)), ...unstored.values()];
    },
    read: async (id) => unstored.get(id) ?? device.read(id),
    find: async (code) => [...unstored.values()].find((pad) => pad.code === code) ?? device.find(code),
    change: (id, change) => {
      const changed = turn.then(() => changeNow(id, change));
      turn = changed.catch(() => undefined);
      return changed;
    },
    remove: async (id) => {
      unstored.delete(id);
      await device.remove(id);
    },
  };
}

let opened: Promise<PadStore> | null = null;

/** The store of this device. */
export const openPadStore = (): Promise<PadStore> =>
  (opened ??= database().then(() => withUnstored(indexedDbStore), memoryStore));

/**
 * Deletes the signed-in user's pads from this device, at sign-out. Pads with unsent entries stay, because only their
 * owner can send them. @param deletedUser whose account was deleted, and whose pads all go
 */
export async function deletePads(deletedUser: number | null = null): Promise<void> {
  const store = await openPadStore();
  const isLeft = ({ ownerId }: StoredPad) => ownerId !== null && ownerId === deletedUser;
  const isSent = (pad: StoredPad) => (pad.isOwn || pad.ownerId !== null) && !hasUnsent(pad);
  const own = (await store.all()).filter((pad) => isLeft(pad) || isSent(pad));
  await Promise.all(own.map(({ id }) => store.remove(id)));
}
