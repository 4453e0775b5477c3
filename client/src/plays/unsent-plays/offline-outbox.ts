import type { PlaySubmission } from '../send-play.ts';
import { isUnreachable } from '#client/lib/device/unreachable.ts';
import { keepStorage } from '#client/lib/device/keep-storage.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { notifyUnsentPlaysChanged } from './changes-channel.ts';
import { runExclusively } from './send-unsent-plays.ts';
import { deleteUnsentPlay, storeUnsentPlay, unsentPlaysOf } from './unsent-play-store.ts';
import { toUnsentPlay, type UnsentPlay } from './unsent-play.ts';

/**
 * Stores a play on the device while it is sent, so that neither a closed page nor a lost response loses it. If it
 * cannot be stored it is sent anyway, and the form keeps it. @param send returns the recorded play @returns the
 * recorded play, or the stored one if the server was unreachable @throws other errors of `send`; nothing is stored then
 */
export async function sendThroughOutbox(
  recording: PlaySubmission,
  ownerId: number,
  send: () => Promise<Play>,
): Promise<Play | UnsentPlay> {
  const unsent = toUnsentPlay(recording, ownerId, new Date());
  const isStored = await storeUnsentPlay(unsent).then(
    () => true,
    () => false,
  );
  // If it cannot be deleted it is sent again with its key, which does not record it twice.
  const drop = () => deleteUnsentPlay(unsent.key).catch(() => undefined);
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
    notifyUnsentPlaysChanged();
    void keepStorage();
    return unsent;
  }
}

/**
 * Replaces an unsent play with its edited version at the same position. If it is being sent, what was recorded under
 * its key is changed to this.
 */
export async function replaceInOutbox(unsent: UnsentPlay, { game, play }: PlaySubmission): Promise<UnsentPlay> {
  // A deleted game leaves its title.
  const isGameDeleted = unsent.refusal?.status === 404 && game.id !== null;
  const of = isGameDeleted ? { id: null, title: game.title } : game;
  const edited = { ...unsent, game: of, play, amends: true, refusal: null };
  await runExclusively(() => storeUnsentPlay(edited));
  notifyUnsentPlaysChanged();
  return edited;
}

/** Discards an unsent play. Returns false if it was sent before it could be discarded. */
export async function discardFromOutbox({ key, ownerId }: UnsentPlay): Promise<boolean> {
  const isDiscarded = await runExclusively(async () => {
    const isWaiting = (await unsentPlaysOf(ownerId)).some((waiting) => waiting.key === key);
    if (isWaiting) await deleteUnsentPlay(key);
    return isWaiting;
  });
  notifyUnsentPlaysChanged();
  return isDiscarded;
}
