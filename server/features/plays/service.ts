import type { NewPlay, Play } from '#shared/contracts/plays.ts';
import { carrySeats } from '#server/domain/plays/rules/written-play.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { withOwnerLock } from '#server/owner-data/with-owner-lock.ts';
import { hasGame } from '#server/domain/games/store.ts';
import { createPeople } from '#server/domain/people/create-people.ts';
import { storedNames, playColumns, type WrittenPlay } from '#server/domain/plays/play-columns.ts';
import { countPlayAgain, subtractPlay } from '#server/domain/plays/play-count.ts';
import { recordOfGame, recordOfTitle } from '#server/domain/plays/record-statement.ts';
import * as store from '#server/domain/plays/store.ts';
import { playOf, type TitledGame, valuesOf, valuesOfTitle } from '#server/domain/plays/write-play.ts';

/** Plays of one game, latest first. @throws Refusal not_found */
export async function listGamePlays(db: Database, owner: Owner, gameId: number): Promise<Play[]> {
  if (!(await hasGame(db, owner.id, gameId))) throw new Refusal('not_found');
  return store.listPlaysOf(db, owner.id, gameId);
}

/**
 * Records a play of a game on the owner's lists. Counts if marked as played. A known idempotency key returns the play
 * recorded with it, even if the game was removed since, and changes nothing. @throws Refusal not_found, or
 * invalid_request naming players, scores or seats
 */
export async function recordPlay(db: Database, owner: Owner, gameId: number, play: NewPlay): Promise<Play> {
  const recorded = await recordOfGame.alone(db, owner.id, { ...valuesOf(play, null), gameId });
  return (await playOf(db, owner, recorded, play.idempotencyKey)).play;
}

/**
 * Records a play by title. It is linked to the game with that title (or BoardGameGeek id) on the owner's lists, if any.
 * @throws Refusal invalid_request naming players, scores or seats
 */
export async function recordPlayElsewhere(db: Database, owner: Owner, game: TitledGame, play: NewPlay): Promise<Play> {
  const values = { ...valuesOf(play, null), ...valuesOfTitle(game) };
  const recorded = await recordOfTitle.alone(db, owner.id, values);
  return (await playOf(db, owner, recorded, play.idempotencyKey)).play;
}

/**
 * Changes a play: players, scores, winner, notes and duration are replaced, other omitted fields stay. The game's
 * last-played date is updated. Counts once more if marked as played. @throws Refusal not_found, or invalid_request
 * naming players, scores or seats
 */
export const changePlay = (
  db: Database,
  owner: Owner,
  playId: number,
  { markAsPlayed = false, ...changes }: WrittenPlay & Pick<NewPlay, 'markAsPlayed'>,
): Promise<Play> =>
  withOwnerLock(db, owner.id, async (tx) => {
    const before = found(await store.findPlay(tx, owner.id, playId));
    const seats = changes.seats ?? carrySeats({ ...before, players: storedNames(before) }, changes.players);
    const columns = playColumns({ ...changes, seats });
    await subtractPlay(tx, owner.id, playId);
    const play = found(await store.updatePlay(tx, owner.id, playId, columns, markAsPlayed ? 1 : 0));
    await countPlayAgain(tx, owner.id, playId);
    const anonymous = await store.anonymousIn(tx, owner.id, playId);
    const names = storedNames(columns).filter((name) => !anonymous.has(name));
    await createPeople(tx, owner.id, names);
    return play;
  });

/** Deletes a play and updates its game's count and last-played date. @throws Refusal not_found */
export async function deletePlay(db: Database, owner: Owner, playId: number): Promise<void> {
  const deleted = await withOwnerLock(db, owner.id, async (tx) => {
    await subtractPlay(tx, owner.id, playId);
    return store.deletePlay(tx, owner.id, playId);
  });
  if (!deleted) throw new Refusal('not_found');
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
