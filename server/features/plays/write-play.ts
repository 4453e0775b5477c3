import type { NewPlay as Recording, Play } from '#shared/contracts/plays.ts';
import { titleKey } from '#shared/rules/duplicate-title.ts';
import { gameSessions } from '#shared/schema.ts';
import type { Owner } from '../../auth/owner.ts';
import type { Connection, Transaction } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { namesToNote } from '../people/note-names.ts';
import { keptNames, playColumns } from './play-columns.ts';
import { type Recorded, recordOfKnown } from './record-statement.ts';
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

/** What a record statement is told of a play. @throws Refusal invalid_request naming players, scores or seats */
export function valuesOf({ markAsPlayed = false, idempotencyKey, ...play }: Recording, eventId: number | null) {
  const columns = playColumns(play);
  return {
    ...columns,
    ...namesToNote(keptNames(columns)),
    eventId,
    idempotencyKey: idempotencyKey ?? null,
    counts: markAsPlayed,
    playedAt: columns.playedAt?.toISOString() ?? null,
    outcome: columns.outcome ?? gameSessions.outcome.default,
    place: columns.place ?? null,
    expansions: columns.expansions ?? [],
  };
}

/**
 * The play that a record statement wrote down, or that its key was used for before, whatever became of its game.
 * @throws Refusal not_found where there is neither: no such game, or the play was deleted at this moment
 */
export async function playOf(
  db: Connection,
  owner: Owner,
  { play }: Recorded,
  key: Recording['idempotencyKey'],
): Promise<{ play: Play; isNew: boolean }> {
  if (play) return { play: { ...play, playedAt: new Date(play.playedAt) }, isNew: true };
  const known = key === undefined ? undefined : await store.findPlayByKey(db, owner.id, key);
  if (!known) throw new Refusal('not_found');
  return { play: known, isNew: false };
}

/**
 * Writes a play of a known game down, with the people in it. To be run under `ownerWrite`. Marked as played, it counts. A
 * key that was used before answers the play recorded with it, and changes nothing.
 * @param eventId the night on which it was played
 * @throws Refusal invalid_request naming players, scores or seats
 */
export async function writePlay(
  tx: Transaction,
  owner: Owner,
  { id, ...game }: GameOfPlay,
  recording: Recording,
  eventId: number | null = null,
): Promise<{ play: Play; isNew: boolean }> {
  const values = { ...valuesOf(recording, eventId), ...game, gameId: id };
  return playOf(tx, owner, await recordOfKnown.underTheLock(tx, owner.id, values), recording.idempotencyKey);
}
