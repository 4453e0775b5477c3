import { RESPONSE_CACHES } from './service-worker-messages.ts';

const LAST_PERSON = 'rollcall.person';

/** @param deletedUser whose account is deleted: nothing of theirs can be sent any more */
type ClearHandler = (deletedUser: number | null) => void | Promise<void>;

const clearHandlers = new Set<ClearHandler>();

/**
 * Registers a function that deletes a feature's data on the device. It runs at sign-out, when the session has ended,
 * when somebody else signs in, and when the account is deleted. Register it in code that is loaded at start. Returns a
 * function that unregisters it.
 */
export function onClearDevice(clear: ClearHandler): () => void {
  clearHandlers.add(clear);
  return () => clearHandlers.delete(clear);
}

interface Clearing {
  /** The signed-in person, whose data stays. */
  except?: number;
  /** Whose account was deleted. */
  deletedUser?: number;
}

/** Deletes all data on the device. A failing part does not stop the others. */
export async function clearDevice({ except, deletedUser }: Clearing = {}): Promise<void> {
  const clearing = [...clearHandlers].map(async (clear) => clear(deletedUser ?? null));
  await Promise.allSettled([deleteCachedResponses(except), ...clearing]);
}

/** Deletes stored data of a previously signed-in person. */
export async function clearOtherUsers(userId: number): Promise<void> {
  try {
    const last = localStorage.getItem(LAST_PERSON);
    if (last === String(userId)) return;
    localStorage.setItem(LAST_PERSON, String(userId));
    if (last !== null) await clearDevice({ except: userId });
  } catch {
    // If nothing can be stored, there is nothing to delete.
  }
}

/** Tells other tabs that nobody is signed in any more. */
export function forgetUser(): void {
  try {
    localStorage.removeItem(LAST_PERSON);
  } catch {
    // Nothing was stored.
  }
}

/** Calls back when somebody signs in in another tab, or, with null, signs out there. Returns a function that stops it. */
export function onUserOfOtherTab(listener: (userId: number | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    // Without a key all of it was deleted.
    if (key === LAST_PERSON || key === null) listener(newValue === null ? null : Number(newValue));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

async function deleteCachedResponses(except?: number): Promise<void> {
  // Pages on a plain http address have no caches, and nothing in them.
  if (!('caches' in globalThis)) return;
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(RESPONSE_CACHES) && name !== `${RESPONSE_CACHES}${except}`,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}
