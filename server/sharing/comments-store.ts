import { and, desc, eq, exists, isNull, lt, or, sql } from 'drizzle-orm';
import { sharedCollectionComments as comments, sharedCollections } from '#shared/schema/sharing.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

const columns = {
  id: comments.id,
  userId: comments.userId,
  text: comments.text,
  createdAt: comments.createdAt,
  firstName: users.firstName,
};

const WRITTEN = { id: comments.id, text: comments.text, createdAt: comments.createdAt };

/** Newest first, optionally older than a given one. */
export const commentsOf = (db: Connection, collectionId: number, before: number | undefined, limit: number) =>
  db
    .select(columns)
    .from(comments)
    .innerJoin(users, and(eq(users.id, comments.userId), isNull(users.disabledAt)))
    .where(and(eq(comments.collectionId, collectionId), before === undefined ? undefined : lt(comments.id, before)))
    .orderBy(desc(comments.id))
    .limit(limit);

/** Locks a collection with open comments until the transaction ends. Returns whether there is one. */
export async function lockOpenCollection(tx: Transaction, collectionId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: sharedCollections.id })
    .from(sharedCollections)
    .where(and(eq(sharedCollections.id, collectionId), eq(sharedCollections.allowComments, true)))
    .for('no key update');
  return rows.length > 0;
}

export type NewComment = Pick<typeof comments.$inferInsert, 'collectionId' | 'userId' | 'text' | 'idempotencyKey'>;

/** The comment that was written with the same idempotency key, if any. */
export async function findCommentByKey(db: Connection, { collectionId, userId, idempotencyKey }: NewComment) {
  if (idempotencyKey == null) return undefined;
  const [written] = await db
    .select(WRITTEN)
    .from(comments)
    .where(
      and(
        eq(comments.collectionId, collectionId),
        eq(comments.userId, userId),
        eq(comments.idempotencyKey, idempotencyKey),
      ),
    );
  return written;
}

/** Number of comments of a collection, and of those by one author. */
export async function countComments(tx: Transaction, { collectionId, userId }: NewComment) {
  const of = eq(comments.collectionId, collectionId);
  return {
    all: await tx.$count(comments, of),
    ofAuthor: await tx.$count(comments, and(of, eq(comments.userId, userId))),
  };
}

/** @param row for a locked collection */
export async function insertComment(tx: Transaction, row: NewComment) {
  const [inserted] = await tx.insert(comments).values(row).returning(WRITTEN);
  if (!inserted) throw new Error('the comment was not inserted');
  return inserted;
}

/** Returns whether it existed and this user may remove it: their own, or on their own collection. */
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
