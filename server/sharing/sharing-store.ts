import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { NewSharing, Sharing, SharingChanges } from '#shared/sharing/sharing-contract.ts';
import { sharedCollectionComments, sharedCollections } from '#shared/schema/sharing.ts';
import type { Connection } from '#server/platform/database/database.ts';

const ofOwner = (userId: number, sharingId: number) =>
  and(eq(sharedCollections.userId, userId), eq(sharedCollections.id, sharingId));

const counted = {
  ...getTableColumns(sharedCollections),
  comments: sql<number>`(
    select count(*) from ${sharedCollectionComments}
    where ${sharedCollectionComments.collectionId} = "shared_collections"."id")`.mapWith(Number),
};

export const sharingsOf = (db: Connection, userId: number): Promise<Sharing[]> =>
  db
    .select(counted)
    .from(sharedCollections)
    .where(eq(sharedCollections.userId, userId))
    .orderBy(desc(sharedCollections.id));

export const countSharings = (db: Connection, userId: number): Promise<number> =>
  db.$count(sharedCollections, eq(sharedCollections.userId, userId));

export async function insertSharing(
  db: Connection,
  row: NewSharing & { userId: number; shareId: string },
): Promise<Sharing> {
  const [inserted] = await db.insert(sharedCollections).values(row).returning();
  if (!inserted) throw new Error('the collection was not shared');
  return { ...inserted, comments: 0 };
}

export async function updateSharing(
  db: Connection,
  userId: number,
  sharingId: number,
  changes: SharingChanges,
): Promise<Sharing | undefined> {
  const [row] = await db
    .update(sharedCollections)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(ofOwner(userId, sharingId))
    .returning(counted);
  return row;
}

/** Returns whether it existed. Its comments and counted visitors are deleted with it. */
export async function deleteSharing(db: Connection, userId: number, sharingId: number): Promise<boolean> {
  const { rowCount } = await db.delete(sharedCollections).where(ofOwner(userId, sharingId));
  return (rowCount ?? 0) > 0;
}
