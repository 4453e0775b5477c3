import type { NewPlay as Recording, Play } from '#shared/contracts/plays.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Connection, Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { distinctNames } from '../people/create-people.ts';
import { storedNames, playColumns } from './play-columns.ts';
import { type Recorded, recordOfGame, recordOfTitle } from './record-statement.ts';
import * as store from './store.ts';

/** The game of a play by title. */
export interface TitledGame {
  title: string;
  bggId: number | null;
}

/** The same, with the id of the chosen game on the owner's lists. */
export type ChosenGame = TitledGame & { gameId: number | null };

/** The values of a game for `recordOfTitle`. */
export const valuesOfTitle = ({ title, bggId }: TitledGame) => ({ title, titleKey: titleKey(title), bggId });

/** The values of a play for a record statement. @throws Refusal invalid_request naming players, scores or seats */
export function valuesOf({ markAsPlayed = false, idempotencyKey, ...play }: Recording, eventId: number | null) {
  const columns = playColumns(play);
  return {
    ...columns,
    ...distinctNames(storedNames(columns)),
    eventId,
    idempotencyKey: idempotencyKey ?? null,
    counts: markAsPlayed,
    playedAt: columns.playedAt?.toISOString() ?? null,
    utcOffset: columns.utcOffset ?? null,
    outcome: columns.outcome ?? gameSessions.outcome.default,
    place: columns.place ?? null,
    expansions: columns.expansions ?? [],
  };
}

/**
 * The play that a record statement recorded, or the earlier one with the same key. @throws Refusal not_found if there
 * is neither: the game does not exist, or the play was deleted concurrently
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
 * Records a play with its people: of the chosen game, or by title if that no longer exists or none was chosen. Run
 * under `withOwnerLock`. Counts if marked as played. A known idempotency key returns the play recorded with it. @param
 * eventId the night of the play, which has room for it @throws Refusal limit_reached, or invalid_request naming players,
 * scores or seats
 */
export async function writePlay(
  tx: Transaction,
  owner: Owner,
  { gameId, ...game }: ChosenGame,
  recording: Recording,
  eventId: number | null = null,
): Promise<{ play: Play; isNew: boolean }> {
  const values = valuesOf(recording, eventId);
  const ofGame = gameId === null ? null : await recordOfGame.runLocked(tx, owner.id, { ...values, gameId });
  const recorded = ofGame?.play
    ? ofGame
    : await recordOfTitle.runLocked(tx, owner.id, { ...values, ...valuesOfTitle(game) });
  return playOf(tx, owner, recorded, recording.idempotencyKey);
}
