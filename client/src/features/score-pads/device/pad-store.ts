import { openDB, type DBSchema } from 'idb';
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

const NAME = 'rollcall-pads';

async function indexedDbStore(): Promise<PadStore> {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('pads', { keyPath: 'id' }).createIndex('code', 'code');
    },
  });
  return {
    all: () => db.getAll('pads'),
    read: (id) => db.get('pads', id),
    find: (code) => db.getFromIndex('pads', 'code', code),
    change: async (id, change) => {
      const transaction = db.transaction('pads', 'readwrite');
      const pad = change(await transaction.store.get(id));
      if (pad) await transaction.store.put(pad);
      await transaction.done;
      return pad;
    },
    remove: (id) => db.delete('pads', id),
  };
}

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

let opened: Promise<PadStore> | null = null;

/** The store of this device. */
export const openPadStore = (): Promise<PadStore> => (opened ??= indexedDbStore().catch(memoryStore));

/**
 * Deletes the signed-in user's pads from this device, at sign-out. Pads with unsent entries stay, because only their
 * owner can send them.
 */
export async function deletePads(): Promise<void> {
  const store = await openPadStore();
  const own = (await store.all()).filter((pad) => (pad.isOwn || pad.ownerId !== null) && !hasUnsent(pad));
  await Promise.all(own.map(({ id }) => store.remove(id)));
}
