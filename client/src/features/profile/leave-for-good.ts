import { dropWaitingOf } from '#client/entities/waiting-plays/store.ts';
import { forgetDevice } from '#client/lib/device/on-device.ts';
import { GOODBYE_ADDRESS } from './goodbye-address.ts';

/**
 * Forgets what this browser kept of the person, plays that were still to be sent among it, and loads the first page afresh,
 * so that nothing of theirs stays in memory.
 */
export async function leaveForGood(userId: number): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  await Promise.allSettled([forgetDevice(), dropWaitingOf(userId)]);
  location.assign(GOODBYE_ADDRESS);
}
