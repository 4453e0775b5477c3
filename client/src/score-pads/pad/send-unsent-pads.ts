import type { Play } from '#shared/plays/plays-contract.ts';
import { hasUnsent } from './stored-pad.ts';
import { openPadStore } from './pad-store.ts';
import { markUnsentPads } from './unsent-pads-flag.ts';
import { withPadLock } from './with-pad-lock.ts';
import { padServer } from './pad-server.ts';
import { sendPad } from './send-pad.ts';

/** Sends unsent entries of pads that are not open. Failures stay unsent. @returns the recorded plays */
export async function sendUnsentPads(): Promise<Play[]> {
  const store = await openPadStore();
  const waiting = (await store.all()).filter(hasUnsent);
  const plays = await Promise.all(
    waiting.map(({ id }) => withPadLock(id, () => sendPad(id, store, padServer)).catch(() => null)),
  );
  if (!(await store.all()).some(hasUnsent)) markUnsentPads(false);
  return plays.filter((play) => play !== null);
}
