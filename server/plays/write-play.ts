import type { NewPlay, Play } from '#shared/plays/plays-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { bytesOf, reserveQuota } from '#server/platform/owner-data/reserve-quota.ts';
import { createPeople } from './people/create-people.ts';
import { playColumns, storedNames } from './play-columns.ts';
import { countPlayAgain } from '#server/games/service.ts';
import * as store from './store.ts';

/** The game of a play by title. */
export interface TitledGame {
  title: string;
  bggId: number | null;
}

/** The same, with the id of the chosen game on the owner's lists. */
export type ChosenGame = TitledGame & { gameId: number | null };

interface Written {
  play: Play;
  /** False for a play that was recorded before with the same idempotency key. */
  isNew: boolean;
}

/**
 * Records a play with its people: of the chosen game, or by title if that no longer exists or none was chosen. Run
 * under `withOwnerLock`. Counts if marked as played. A known idempotency key returns the play recorded with it.
 * @param eventId the night of the play, which has room for it
 * @throws Refusal limit_reached, or invalid_request naming players, scores or seats
 */
export const writePlay = (
  tx: Transaction,
  owner: Owner,
  { gameId, ...titled }: ChosenGame,
  recording: NewPlay,
  eventId: number | null = null,
): Promise<Written> =>
  once(tx, owner, recording, async () => {
    const chosen = gameId === null ? undefined : await store.findPlayedGame(tx, owner.id, gameId);
    const game = chosen ?? (await store.findGameByTitle(tx, owner.id, titled)) ?? { id: null, ...titled };
    return insertPlay(tx, owner, game, recording, eventId);
  });

/** Likewise, of a game on the owner's lists. @throws Refusal not_found, limit_reached, invalid_request */
export const writePlayOf = (tx: Transaction, owner: Owner, gameId: number, recording: NewPlay): Promise<Written> =>
  once(tx, owner, recording, async () => {
    const game = await store.findPlayedGame(tx, owner.id, gameId);
    if (!game) throw new Refusal('not_found');
    return insertPlay(tx, owner, game, recording, null);
  });

async function once(
  tx: Transaction,
  owner: Owner,
  { idempotencyKey }: NewPlay,
  insert: () => Promise<Play>,
): Promise<Written> {
  const known = idempotencyKey ? await store.findPlayByKey(tx, owner.id, idempotencyKey) : undefined;
  return known ? { play: known, isNew: false } : { play: await insert(), isNew: true };
}

/** A play without a game counts once it is linked to one. */
async function insertPlay(
  tx: Transaction,
  { id: userId }: Owner,
  game: store.PlayedGame,
  { markAsPlayed = false, idempotencyKey, ...recording }: NewPlay,
  eventId: number | null,
): Promise<Play> {
  const columns = playColumns(recording);
  await reserveQuota(tx, userId, { plays: 1, text: bytesOf(columns) });
  const counted = markAsPlayed || game.id === null ? 1 : 0;
  const play = await store.insertPlay(tx, {
    ...columns,
    userId,
    gameId: game.id,
    gameTitle: game.title,
    gameTitleKey: titleKey(game.title),
    bggId: game.bggId,
    eventId,
    idempotencyKey: idempotencyKey ?? null,
    counted,
  });
  await createPeople(tx, userId, storedNames(columns));
  if (counted > 0) await countPlayAgain(tx, userId, play.id);
  return play;
}
