import type { NewPlay as Recording, Play } from '#shared/contracts/plays.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Connection, Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { namesToNote } from '../people/note-names.ts';
import { keptNames, playColumns } from './play-columns.ts';
import { type Recorded, recordOfGame, recordOfTitle } from './record-statement.ts';
import * as store from './store.ts';

/** What was played, as it is told. */
export interface TitledGame {
  title: string;
  bggId: number | null;
}

/** The same, with the game on the owner's lists that it was when it was chosen. */
export type ChosenGame = TitledGame & { gameId: number | null };

/** What `recordOfTitle` is told of a game. */
export const valuesOfTitle = ({ title, bggId }: TitledGame) => ({ title, titleKey: titleKey(title), bggId });

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
 * Writes a play down, with the people in it: of the game that was chosen, or of the one that its title means where that is
 * gone or none was. To be run under `withOwnerLock`. Marked as played, it counts. A key that was used before answers the play
 * recorded with it, and changes nothing.
 * @param eventId the night on which it was played
 * @throws Refusal invalid_request naming players, scores or seats
 */
export async function writePlay(
  tx: Transaction,
  owner: Owner,
  { gameId, ...game }: ChosenGame,
  recording: Recording,
  eventId: number | null = null,
): Promise<{ play: Play; isNew: boolean }> {
  const values = valuesOf(recording, eventId);
  const ofGame = gameId === null ? null : await recordOfGame.underTheLock(tx, owner.id, { ...values, gameId });
  const recorded = ofGame?.play
    ? ofGame
    : await recordOfTitle.underTheLock(tx, owner.id, { ...values, ...valuesOfTitle(game) });
  return playOf(tx, owner, recorded, recording.idempotencyKey);
}
