import { and, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { PhotoSize } from '#shared/covers/photo-path.ts';
import { gamePhotos, games } from '#shared/schema/games.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { refuseBeyond } from '#server/plans/service.ts';
import type { EncodedPhoto } from './encode-photo.ts';

const isOf = (userId: number, gameId: number) => and(eq(gamePhotos.userId, userId), eq(gamePhotos.gameId, gameId));

/**
 * Refuses another photo beyond the plan or the limit of an account; that of the game itself is not counted. Run under
 * `withOwnerLock`. @throws Refusal PLAN_LIMIT_REACHED, limit_reached
 */
export async function refuseBeyondPhotos(tx: Connection, { id, plan }: Owner, gameId: number): Promise<void> {
  const others = await tx.$count(
    gamePhotos,
    and(eq(gamePhotos.userId, id), isNull(gamePhotos.removedAt), ne(gamePhotos.gameId, gameId)),
  );
  refuseBeyond(plan, 'photos', others + 1);
  if (others >= STORAGE_LIMITS.gamePhotos.most) throw limitReached('gamePhotos');
}

/** Keeps the photo of a game, instead of an earlier one. The game itself is changed by its caller. */
export async function storePhoto(tx: Connection, userId: number, gameId: number, photo: EncodedPhoto): Promise<void> {
  const stored = { ...photo, removedAt: null };
  await tx
    .insert(gamePhotos)
    .values({ userId, gameId, ...stored })
    .onConflictDoUpdate({ target: gamePhotos.gameId, set: { ...stored, createdAt: sql`now()` } });
}

/** Hides the photo of a game until it is restored or purged; false if it has none. */
export async function softDeletePhoto(tx: Connection, userId: number, gameId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(gamePhotos)
    .set({ removedAt: sql`now()` })
    .where(and(isOf(userId, gameId), isNull(gamePhotos.removedAt)));
  return (rowCount ?? 0) > 0;
}

/** A hidden photo: its key, and the seconds since it was removed. */
export async function findRemovedPhoto(tx: Connection, userId: number, gameId: number) {
  const [row] = await tx
    .select({
      key: gamePhotos.key,
      secondsAgo: sql<number>`extract(epoch from now() - ${gamePhotos.removedAt})::float8`,
    })
    .from(gamePhotos)
    .where(and(isOf(userId, gameId), isNotNull(gamePhotos.removedAt)));
  return row;
}

/** Whether the owner has added or replaced a photo after this one was removed. */
export async function isAnyAddedSince(tx: Connection, userId: number, gameId: number): Promise<boolean> {
  const removedAt = tx.select({ at: gamePhotos.removedAt }).from(gamePhotos).where(isOf(userId, gameId));
  return (
    (await tx.$count(
      gamePhotos,
      and(eq(gamePhotos.userId, userId), isNull(gamePhotos.removedAt), gte(gamePhotos.createdAt, removedAt)),
    )) > 0
  );
}

export const undeletePhoto = (tx: Connection, userId: number, gameId: number) =>
  tx.update(gamePhotos).set({ removedAt: null }).where(isOf(userId, gameId));

/** WebP of the photo that a game shows under this key. */
export async function findPhoto(
  db: Connection,
  gameId: number,
  key: string,
  size: PhotoSize,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: gamePhotos[size] })
    .from(gamePhotos)
    .innerJoin(games, and(eq(games.id, gamePhotos.gameId), eq(games.photo, gamePhotos.key)))
    .where(and(eq(gamePhotos.gameId, gameId), eq(gamePhotos.key, key), isNull(games.removedAt)));
  return row?.bytes;
}

/**
 * Games that end give their photos to the games that stay and have none; of several the first one.
 * @param pair rows of `pair ("from", "into")`
 */
export async function movePhotos(tx: Connection, userId: number, pair: SQL): Promise<void> {
  await tx.execute(sql`
    delete from game_photos removed using ${pair}
    where removed.user_id = ${userId} and removed.game_id = pair."into" and removed.removed_at is not null`);
  await tx.execute(sql`
    update game_photos p set game_id = moved."into"
    from (
      select distinct on (pair."into") p.id, pair."into"
      from ${pair} join game_photos p on p.game_id = pair."from" and p.removed_at is null
      where not exists (select from game_photos other where other.game_id = pair."into")
      order by pair."into", pair."from") moved
    where p.id = moved.id and p.user_id = ${userId}`);
}

/** Deletes for good the photos removed longer ago than an undo is possible. */
export const purgeRemovedPhotos = (db: Connection, undoSeconds: number) =>
  db.delete(gamePhotos).where(lt(gamePhotos.removedAt, sql`now() - make_interval(secs => ${undoSeconds * 2})`));
