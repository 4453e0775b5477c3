import { openDB, type DBSchema } from 'idb';
import { isWaiting, type StoredPad } from './stored-pad.ts';

/** The device's store of pads. */
export interface PadShelf {
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

async function storedShelf(): Promise<PadShelf> {
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
export function memoryShelf(): PadShelf {
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

let opened: Promise<PadShelf> | null = null;

/** The store of this device. */
export const padShelf = (): Promise<PadShelf> => (opened ??= storedShelf().catch(memoryShelf));

/**
 * Deletes the signed-in user's pads from this device, at sign-out. Pads with unsent entries stay, because only their
 * owner can send them.
 */
export async function deletePads(): Promise<void> {
  const shelf = await padShelf();
  const own = (await shelf.all()).filter((pad) => (pad.isOwn || pad.ownerId !== null) && !isWaiting(pad));
  await Promise.all(own.map(({ id }) => shelf.remove(id)));
}
