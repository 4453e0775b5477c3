import { forgetDevice } from './on-device.ts';

const KEY = 'rollcall.person';

/** Deletes stored data of a previously signed-in person. */
export async function forgetOthers(userId: number): Promise<void> {
  try {
    const last = localStorage.getItem(KEY);
    if (last === String(userId)) return;
    localStorage.setItem(KEY, String(userId));
    if (last !== null) await forgetDevice(userId);
  } catch {
    // If nothing can be stored, there is nothing to delete.
  }
}
