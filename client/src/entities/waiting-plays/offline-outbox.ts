import type { Recording } from '#client/entities/plays/recording.ts';
import { isUnreachable } from '#client/lib/device/unreachable.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { announceChange } from './changes.ts';
import { waitingPlay, type WaitingPlay } from './waiting-play.ts';

/**
 * Keeps a play on the device while it is sent, so that neither a closed page nor a lost answer loses it. Where nothing can
 * be kept it is sent all the same, and the form still has it.
 * @param send answers the recorded play
 * @returns the recorded play, or the one that waits because the server was out of reach
 * @throws whatever else `send` throws; nothing is kept then
 */
export async function keepWhileSent(
  recording: Recording,
  ownerId: number,
  send: () => Promise<Play>,
): Promise<Play | WaitingPlay> {
  const { putWaiting, dropWaiting } = await import('./store.ts');
  const waiting = waitingPlay(recording, ownerId, new Date());
  const isKept = await putWaiting(waiting).then(
    () => true,
    () => false,
  );
  // What cannot be dropped is sent once more under its key, which records nothing twice.
  const drop = () => dropWaiting(waiting.key).catch(() => undefined);
  try {
    const play = await send();
    if (isKept) await drop();
    return play;
  } catch (error) {
    if (!isKept) throw error;
    if (!isUnreachable(error)) {
      await drop();
      throw error;
    }
    announceChange();
    return waiting;
  }
}

/**
 * Puts what was mended in place of a waiting play, which keeps its turn. It may be on its way: whatever arrived under its
 * key is changed to this.
 */
export async function mendWaiting(waiting: WaitingPlay, { game, play }: Recording): Promise<WaitingPlay> {
  const [{ putWaiting }, { alone }] = await Promise.all([import('./store.ts'), import('./send-waiting.ts')]);
  // A game that is gone from the lists leaves its title.
  const isGone = waiting.refusal?.status === 404 && game.id !== null;
  const of = isGone ? { id: null, title: game.title } : game;
  const mended = { ...waiting, game: of, play, amends: true, refusal: null };
  await alone(() => putWaiting(mended));
  announceChange();
  return mended;
}

/** Gives a play up. */
export async function discardWaiting(waiting: WaitingPlay): Promise<void> {
  const [{ dropWaiting }, { alone }] = await Promise.all([import('./store.ts'), import('./send-waiting.ts')]);
  await alone(() => dropWaiting(waiting.key));
  announceChange();
}
