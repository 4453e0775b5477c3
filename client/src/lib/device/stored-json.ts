type Storage = 'sessionStorage' | 'localStorage';

/** The value under an address; null without one, with one that is not JSON, and where storage is unavailable. */
export function readStored<T>(storage: Storage, address: string): T | null {
  try {
    const text = globalThis[storage].getItem(address);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Stores a value; null removes what is there. Where storage is full or forbidden, nothing is stored. */
export function writeStored(storage: Storage, address: string, value: object | null): void {
  try {
    if (value === null) globalThis[storage].removeItem(address);
    else globalThis[storage].setItem(address, JSON.stringify(value));
  } catch {
    // A form works without a draft.
  }
}

/** Deletes what is stored in this browser under addresses that begin so. */
export function clearStored(beginning: string): void {
  try {
    for (const address of Object.keys(localStorage))
      if (address.startsWith(beginning)) localStorage.removeItem(address);
  } catch {
    // Nothing can be stored.
  }
}

/** Deletes everything that is stored for this tab, drafts included. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing can be stored.
  }
}
