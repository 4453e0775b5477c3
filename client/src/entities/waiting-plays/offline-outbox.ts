import type { Recording } from '#client/entities/plays/recording.ts';
import { isUnreachable } from '#client/lib/device/unreachable.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { announceChange } from './changes.ts';
import { runExclusively } from './send-waiting.ts';
import { dropWaiting, putWaiting } from './store.ts';
import { waitingPlay, type WaitingPlay } from './waiting-play.ts';

/**
 * Stores a play on the device while it is sent, so that neither a closed page nor a lost response loses it. If it
 * cannot be stored it is sent anyway, and the form keeps it. @param send returns the recorded play @returns the
 * recorded play, or the stored one if the server was unreachable @throws other errors of `send`; nothing is stored then
 */
export async function storeWhileSent(
  recording: Recording,
  ownerId: number,
  send: () => Promise<Play>,
): Promise<Play | WaitingPlay> {
  const waiting = waitingPlay(recording, ownerId, new Date());
  const isStored = await putWaiting(waiting).then(
    () => true,
    () => false,
  );
  // If it cannot be deleted it is sent again with its key, which does not record it twice.
  const drop = () => dropWaiting(waiting.key).catch(() => undefined);
  try {
    const play = await send();
    if (isStored) await drop();
    return play;
  } catch (error) {
    if (!isStored) throw error;
    if (!isUnreachable(error)) {
      await drop();
      throw error;
    }
    announceChange();
    return waiting;
  }
}

/**
 * Replaces an unsent play with its edited version at the same position. If it is being sent, what was recorded under
 * its key is changed to this.
 */
export async function editWaiting(waiting: WaitingPlay, { game, play }: Recording): Promise<WaitingPlay> {
  // A deleted game leaves its title.
  const isGameDeleted = waiting.refusal?.status === 404 && game.id !== null;
  const of = isGameDeleted ? { id: null, title: game.title } : game;
  const edited = { ...waiting, game: of, play, amends: true, refusal: null };
  await runExclusively(() => putWaiting(edited));
  announceChange();
  return edited;
}

/** Discards an unsent play. */
export async function discardWaiting(waiting: WaitingPlay): Promise<void> {
  await runExclusively(() => dropWaiting(waiting.key));
  announceChange();
}
