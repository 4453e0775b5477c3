import { eq, sql } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Database, Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { inOwnerQueue } from './owner-queue.ts';

/**
 * Runs a write to one owner's collection in a transaction that raises their revision, by which every reader on every
 * server sees that the list has changed. The first statement locks the owner's row: writes of one owner are in a row.
 */
export const withOwnerLock = <T>(db: Database, userId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  inOwnerQueue(db, userId, () => whileLocked(db, userId, run));

/** The same for who stands at the head of the owner's line already. @throws Refusal not_signed_in */
export const whileLocked = <T>(db: Database, userId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const locked = await tx
      .update(users)
      .set({ revision: sql`${users.revision} + 1` })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    // The account was deleted while this request waited.
    if (locked.length === 0) throw new Refusal('not_signed_in');
    return run(tx);
  });
