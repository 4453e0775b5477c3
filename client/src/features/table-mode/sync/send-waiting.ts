import type { Play } from '#shared/contracts/plays.ts';
import { isWaiting } from '../device/stored-pad.ts';
import { padShelf } from '../device/pad-shelf.ts';
import { markPadsWaiting } from '../device/pads-waiting.ts';
import { inOneTab } from './one-tab.ts';
import { padServer } from './pad-server.ts';
import { sendPad } from './send-pad.ts';

/** Sends unsent entries of pads that are not open. Failures stay unsent. @returns the recorded plays */
export async function sendWaiting(): Promise<Play[]> {
  const shelf = await padShelf();
  const waiting = (await shelf.all()).filter(isWaiting);
  const plays = await Promise.all(
    waiting.map(({ id }) => inOneTab(id, () => sendPad(id, shelf, padServer)).catch(() => null)),
  );
  if (!(await shelf.all()).some(isWaiting)) markPadsWaiting(false);
  return plays.filter((play) => play !== null);
}
