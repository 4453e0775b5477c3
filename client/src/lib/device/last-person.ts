import { forgetDevice } from './on-device.ts';

const KEY = 'rollcall.person';

/** Deletes what the device kept for whoever was signed in before, if that was somebody else. */
export async function forgetOthers(userId: number): Promise<void> {
  try {
    const last = localStorage.getItem(KEY);
    if (last === String(userId)) return;
    localStorage.setItem(KEY, String(userId));
    if (last !== null) await forgetDevice(userId);
  } catch {
    // Where nothing can be stored, nothing was.
  }
}
