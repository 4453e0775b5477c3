import { and, desc, eq, exists, lt, or, sql } from 'drizzle-orm';
import { sharedCollectionComments as comments, sharedCollections, users } from '#shared/schema.ts';
import type { Connection } from '../../database/database.ts';

const columns = {
  id: comments.id,
  userId: comments.userId,
  text: comments.text,
  createdAt: comments.createdAt,
  firstName: users.firstName,
};

/** The newest first, older than one of them where that is named. */
export const commentsOf = (db: Connection, collectionId: number, before: number | undefined, limit: number) =>
  db
    .select(columns)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.collectionId, collectionId), before === undefined ? undefined : lt(comments.id, before)))
    .orderBy(desc(comments.id))
    .limit(limit);

/** @param row of a collection that is open to comments now; nothing is written where it is not any more */
export async function insertComment(db: Connection, row: { collectionId: number; userId: number; text: string }) {
  const { rows } = await db.execute<{ id: string; created_at: string }>(sql`
    insert into ${comments} (collection_id, user_id, text)
    select id, ${row.userId}, ${row.text} from ${sharedCollections}
    where id = ${row.collectionId} and allow_comments
    returning id, created_at`);
  const [inserted] = rows;
  return inserted && { id: Number(inserted.id), createdAt: new Date(inserted.created_at) };
}

/** Whether there was one that this person may remove: their own, or under what they share. */
export async function deleteComment(db: Connection, userId: number, commentId: number): Promise<boolean> {
  const shares = db
    .select({ one: sql`1` })
    .from(sharedCollections)
    .where(and(eq(sharedCollections.id, comments.collectionId), eq(sharedCollections.userId, userId)));
  const { rowCount } = await db
    .delete(comments)
    .where(and(eq(comments.id, commentId), or(eq(comments.userId, userId), exists(shares))));
  return (rowCount ?? 0) > 0;
}

export async function isVerified(db: Connection, userId: number): Promise<boolean> {
  const [row] = await db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId));
  return row !== undefined && row.at !== null;
}
