import type { NewPlay, Play } from '#shared/contracts/plays.ts';
import { titleKey } from '#shared/rules/duplicate-title.ts';
import type { Owner } from '../../auth/owner.ts';
import type { Transaction } from '../../database/database.ts';
import { noteNames } from '../people/note-names.ts';
import { keptNames, playColumns } from './play-columns.ts';
import * as store from './store.ts';

/** The game of a play: one on the owner's lists, or any by its title. */
export type GameOfPlay = Omit<store.PlayedGame, 'id'> & { id: number | null };

/** The game that a title means: the owner's of that title or BoardGameGeek id where there is one. */
export async function gameByTitle(
  tx: Transaction,
  owner: Owner,
  game: { title: string; bggId: number | null },
): Promise<GameOfPlay> {
  const named = { ...game, titleKey: titleKey(game.title) };
  return (await store.findGameByTitle(tx, owner.id, named)) ?? { id: null, ...named };
}

/**
 * Writes a play down, with the people in it: the only place where one is recorded. To be run under `ownerWrite`. Marked as
 * played, it counts. A key that was used before answers the play recorded with it, and changes nothing.
 * @param eventId the night on which it was played
 * @throws Refusal invalid_request naming players, scores or seats
 */
export async function writePlay(
  tx: Transaction,
  owner: Owner,
  game: GameOfPlay,
  { markAsPlayed = false, idempotencyKey, ...play }: NewPlay,
  eventId: number | null = null,
): Promise<{ play: Play; isNew: boolean }> {
  const columns = playColumns(play);
  const recorded = await store.insertPlay(tx, {
    ...columns,
    userId: owner.id,
    gameId: game.id,
    gameTitle: game.title,
    gameTitleKey: game.titleKey,
    bggId: game.bggId,
    eventId,
    idempotencyKey,
  });
  if (!recorded) {
    const known = await store.findPlayByKey(tx, owner.id, idempotencyKey ?? '');
    if (!known) throw new Error('the play of this key was deleted under the lock of its owner');
    return { play: known, isNew: false };
  }
  await noteNames(tx, owner.id, keptNames(columns));
  if (markAsPlayed && game.id !== null) await store.countPlay(tx, owner.id, game.id, recorded.playedAt);
  return { play: recorded, isNew: true };
}
