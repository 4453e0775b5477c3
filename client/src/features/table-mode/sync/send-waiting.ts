import type { Play } from '#shared/contracts/plays.ts';
import { isWaiting } from '../device/stored-pad.ts';
import { openPadStore } from '../device/pad-store.ts';
import { markPadsWaiting } from '../device/pads-waiting.ts';
import { inOneTab } from './one-tab.ts';
import { padServer } from './pad-server.ts';
import { sendPad } from './send-pad.ts';

/** Sends unsent entries of pads that are not open. Failures stay unsent. @returns the recorded plays */
export async function sendWaiting(): Promise<Play[]> {
  const store = await openPadStore();
  const waiting = (await store.all()).filter(isWaiting);
  const plays = await Promise.all(
    waiting.map(({ id }) => inOneTab(id, () => sendPad(id, store, padServer)).catch(() => null)),
  );
  if (!(await store.all()).some(isWaiting)) markPadsWaiting(false);
  return plays.filter((play) => play !== null);
}
