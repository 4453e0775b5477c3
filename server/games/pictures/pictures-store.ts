import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { FetchedPictureKind } from '#shared/enums.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { fetchedPictures, games } from '#shared/schema/games.ts';
import { events } from '#shared/schema/nights.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { urlHash } from '#server/platform/files/picture-path.ts';

/** The URL of a picture that an owner chose for a game or a night. */
export interface PictureSource {
  userId: number;
  kind: FetchedPictureKind;
  url: string;
}

const HOURS_BEFORE_RETRY = 3;
const RETENTION_DAYS = 30;
const retryAt = sql`now() + make_interval(hours => ${sql.raw(String(HOURS_BEFORE_RETRY))})`;

const isOf = ({ url, kind }: PictureSource) =>
  and(eq(fetchedPictures.urlHash, urlHash(url)), eq(fetchedPictures.kind, kind));

/** The picture of a game in a collection or on a wishlist. */
export async function coverOfGame(db: Connection, id: number): Promise<PictureSource | undefined> {
  const [row] = await db
    .select({ userId: games.userId, url: games.imageUrl })
    .from(games)
    .where(and(eq(games.id, id), sql`${games.removedAt} is null`));
  return row?.url ? { userId: row.userId, kind: 'cover', url: row.url } : undefined;
}

export async function bannerOfNight(db: Connection, id: number): Promise<PictureSource | undefined> {
  const [row] = await db.select({ userId: events.userId, url: events.bannerUrl }).from(events).where(eq(events.id, id));
  return row?.url ? { userId: row.userId, kind: 'banner', url: row.url } : undefined;
}

/** A stored or requested picture; `mayBeTried` if it is missing and nobody is fetching it. */
export async function findPicture(db: Connection, source: PictureSource) {
  const [row] = await db
    .select({ bytes: fetchedPictures.bytes, mayBeTried: sql<boolean>`${fetchedPictures.retryAt} <= now()` })
    .from(fetchedPictures)
    .where(isOf(source));
  return row;
}

/** Claims the fetching of a picture: true for one caller among all servers, and again only after some hours. */
export async function claimPicture(db: Connection, source: PictureSource): Promise<boolean> {
  const { userId, kind, url } = source;
  const claimed = await db
    .insert(fetchedPictures)
    .values({ userId, kind, urlHash: urlHash(url), retryAt })
    .onConflictDoUpdate({
      target: [fetchedPictures.urlHash, fetchedPictures.kind],
      set: { userId, retryAt, createdAt: sql`now()` },
      setWhere: sql`${fetchedPictures.bytes} is null and ${fetchedPictures.retryAt} <= now()`,
    })
    .returning({ id: fetchedPictures.id });
  return claimed.length > 0;
}

/** Stores a claimed picture; beyond the limit the account's oldest are deleted. */
export async function storeClaimedPicture(db: Connection, source: PictureSource, bytes: Buffer): Promise<void> {
  await db.update(fetchedPictures).set({ bytes }).where(isOf(source));
  const newest = db
    .select({ id: fetchedPictures.id })
    .from(fetchedPictures)
    .where(eq(fetchedPictures.userId, source.userId))
    .orderBy(desc(fetchedPictures.createdAt), desc(fetchedPictures.id))
    .limit(STORAGE_LIMITS.fetchedPictures.most);
  await db
    .delete(fetchedPictures)
    .where(and(eq(fetchedPictures.userId, source.userId), notInArray(fetchedPictures.id, newest)));
}

/** Deletes pictures after a month; those still shown are fetched again, to pick up changes. */
export const deleteOldPictures = (db: Connection) =>
  db
    .delete(fetchedPictures)
    .where(lt(fetchedPictures.createdAt, sql`now() - make_interval(days => ${sql.raw(String(RETENTION_DAYS))})`));
