import { openDB, type DBSchema } from 'idb';
import { deviceStore } from '#client/lib/device/device-store.ts';
import type { UnsentPlay } from './unsent-play.ts';

interface Device extends DBSchema {
  plays: { key: string; value: UnsentPlay };
}

/** Waits until a play is on disk, so that neither a closed page nor a crash loses it. */
const { inTransaction } = deviceStore<Device, 'plays'>({
  name: 'plays',
  durability: 'strict',
  open: (callbacks) =>
    openDB<Device>('rollcall-waiting', 1, {
      ...callbacks,
      upgrade: (database) => void database.createObjectStore('plays', { keyPath: 'key' }),
    }),
});

/** All unsent plays of all users of this device, in recorded order. */
export const allUnsentPlays = async (): Promise<UnsentPlay[]> =>
  (await inTransaction('readonly', (plays) => plays.getAll())).toSorted((a, b) => a.since - b.since);

export const unsentPlaysOf = async (ownerId: number): Promise<UnsentPlay[]> =>
  (await allUnsentPlays()).filter((unsent) => unsent.ownerId === ownerId);

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
