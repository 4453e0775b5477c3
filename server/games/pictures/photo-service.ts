import type { Game } from '#shared/games/games-contract.ts';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '#shared/limits/limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { toGame } from '../game-json.ts';
import { hasGame, updateGame } from '../store.ts';
import { encodePhoto } from './encode-photo.ts';
import * as photos from './photos-store.ts';
import { t } from '#server/platform/words/words.ts';

/** Before a file is received. @throws Refusal not_found */
export async function refuseWithoutGame(db: Database, owner: Owner, gameId: number): Promise<void> {
  if (!(await hasGame(db, owner.id, gameId))) throw new Refusal('not_found');
}

/**
 * Keeps a photo of a game's box, drawn again in two sizes, instead of an earlier one. @throws Refusal not_found,
 * invalid_file if it is not a readable picture, PLAN_LIMIT_REACHED, limit_reached
 */
export async function putPhoto(db: Database, owner: Owner, gameId: number, sent: Buffer): Promise<Game> {
  const photo = await encodePhoto(sent);
  if (!photo)
    throw new Refusal('invalid_file', {
      message: t('This is not a picture that can be read. Please choose a JPEG, PNG or WebP file.'),
    });
  return withOwnerLock(db, owner.id, async (tx) => {
    const game = await show(tx, owner, gameId, photo.key);
    await photos.refuseBeyondPhotos(tx, owner, gameId);
    await photos.storePhoto(tx, owner.id, gameId, photo);
    return game;
  });
}

/** Removes a photo; the game shows its earlier picture. Idempotent. @throws Refusal not_found */
export const removePhoto = (db: Database, owner: Owner, gameId: number): Promise<Game> =>
  withOwnerLock(db, owner.id, async (tx) => {
    const game = await show(tx, owner, gameId, null);
    await photos.softDeletePhoto(tx, owner.id, gameId);
    return game;
  });

/** Undoes a removal within 10 seconds. @throws Refusal not_found, undo_expired, PLAN_LIMIT_REACHED, limit_reached */
export const restorePhoto = (db: Database, owner: Owner, gameId: number): Promise<Game> =>
  withOwnerLock(db, owner.id, async (tx) => {
    const removed = await photos.findRemovedPhoto(tx, owner.id, gameId);
    if (!removed) throw new Refusal('not_found');
    if (removed.secondsAgo > UNDO_SECONDS + UNDO_GRACE_SECONDS) throw new Refusal('undo_expired');
    const game = await show(tx, owner, gameId, removed.key);
    // An undo alone gives nobody more photos than before, also where the plan has ended since.
    if (await photos.isAnyAddedSince(tx, owner.id, gameId)) await photos.refuseBeyondPhotos(tx, owner, gameId);
    await photos.undeletePhoto(tx, owner.id, gameId);
    return game;
  });

async function show(tx: Transaction, owner: Owner, gameId: number, photo: string | null): Promise<Game> {
  const game = await updateGame(tx, owner.id, gameId, { photo });
  if (!game) throw new Refusal('not_found');
  return toGame(game);
}
