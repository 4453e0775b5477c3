import type { NewPlay, Play, PlayChange } from '#shared/plays/plays-contract.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { bytesOf, reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { hasGame, countPlayAgain, subtractPlay } from '#server/games/service.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { createPeople } from './people/create-people.ts';
import { completed, storedNames, playColumns } from './play-columns.ts';
import * as store from './store.ts';
import { type TitledGame, writePlay, writePlayOf } from './write-play.ts';

export { COUNTED_PLAY } from './counted-plays.ts';
export { allPlays } from './export-store.ts';
export { createPeople } from './people/create-people.ts';
export { firstName } from './people/first-name.ts';
export { withPresentNames } from './people/present-names.ts';
export { deleteUnusedPeople, newcomersOf } from './people/service.ts';
export { spellingsOf, listPeople } from './people/store.ts';
export { playColumns } from './play-columns.ts';
export { sameJson } from './same-json.ts';
export { latestPlays, countNightPlays, PLAY_BYTES, PLAY_COLUMNS, findPlay, listPlays } from './store.ts';
export { writePlay } from './write-play.ts';

/** Plays of one game, latest first, read while they are sent: two statements for most games. @throws Refusal not_found */
export async function* listGamePlays(db: Database, owner: Owner, gameId: number): AsyncGenerator<Play> {
  let hasPlays = false;
  for await (const play of store.listPlaysOf(db, owner.id, gameId)) {
    hasPlays = true;
    yield play;
  }
  if (!hasPlays && !(await hasGame(db, owner.id, gameId))) throw new Refusal('not_found');
}

/**
 * Records a play of a game on the owner's lists. Counts if marked as played. A known idempotency key returns the play
 * recorded with it, even if the game was removed since, and changes nothing. @throws Refusal not_found, or
 * invalid_request naming players, scores or seats
 */
export const recordPlay = (db: Database, owner: Owner, gameId: number, play: NewPlay): Promise<Play> =>
  withOwnerLock(db, owner.id, async (tx) => (await writePlayOf(tx, owner, gameId, play)).play);

/**
 * Records a play by title. It is linked to the game with that title (or BoardGameGeek id) on the owner's lists, if any.
 * @throws Refusal invalid_request naming players, scores or seats
 */
export const recordPlayElsewhere = (db: Database, owner: Owner, game: TitledGame, play: NewPlay): Promise<Play> =>
  withOwnerLock(db, owner.id, async (tx) => (await writePlay(tx, owner, { ...game, gameId: null }, play)).play);

/** Bytes by which a play must shrink to be saved at the limit of text: its JSON has fields that its row has not. */
const CLEARLY_SHORTER = 1_000;

/**
 * Changes a play: omitted fields stay. The game's last-played date is updated. Counts once more if marked as
 * played, unless it is left out of statistics.
 * @throws Refusal not_found, or invalid_request naming players, scores or seats
 */
export const changePlay = (
  db: Database,
  owner: Owner,
  playId: number,
  { markAsPlayed = false, ...changes }: PlayChange,
): Promise<Play> =>
  withOwnerLock(db, owner.id, async (tx) => {
    const before = found(await store.findPlay(tx, owner.id, playId));
    const columns = playColumns(completed(before, changes));
    if (bytesOf(columns) > bytesOf(before) - CLEARLY_SHORTER)
      await reserveQuota(tx, owner.id, { text: bytesOf(columns) });
    await subtractPlay(tx, owner.id, playId);
    const play = found(
      await store.updatePlay(tx, owner.id, playId, columns, markAsPlayed && !before.isIgnored ? 1 : 0),
    );
    await countPlayAgain(tx, owner.id, playId);
    const anonymous = await store.anonymousNames(tx, owner.id, playId);
    const names = storedNames(columns).filter((name) => !anonymous.has(name));
    await createPeople(tx, owner.id, names);
    if (play.eventId !== null) await publishEventChanged(tx, play.eventId);
    return play;
  });

/**
 * Changes which score wins in the plays of a game that have the other way; winners that are marked or named stay. Returns
 * the ids of the changed plays. @throws Refusal not_found
 */
export const changeOutcomes = (
  db: Database,
  owner: Owner,
  gameId: number,
  change: store.OutcomeChange,
): Promise<{ ids: number[] }> =>
  withOwnerLock(db, owner.id, async (tx) => {
    if (!(await hasGame(tx, owner.id, gameId))) throw new Refusal('not_found');
    const changed = await store.changeOutcomes(tx, owner.id, gameId, change);
    const nights = new Set(changed.flatMap(({ eventId }) => eventId ?? []));
    for (const eventId of nights) await publishEventChanged(tx, eventId);
    return { ids: changed.map(({ id }) => id) };
  });

/** Deletes a play and updates its game's count and last-played date. @throws Refusal not_found */
export async function deletePlay(db: Database, owner: Owner, playId: number): Promise<void> {
  await withOwnerLock(db, owner.id, async (tx) => {
    await subtractPlay(tx, owner.id, playId);
    const { eventId } = found(await store.deletePlay(tx, owner.id, playId));
    if (eventId !== null) await publishEventChanged(tx, eventId);
  });
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
