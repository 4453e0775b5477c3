import { eq, sql } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { inOwnerQueue } from './owner-queue.ts';

/**
 * Runs a write to one owner's games, plays, copies, people or tags in a transaction that raises their revision, so that
 * readers on every server see the change. The first statement locks the owner's row, which serializes the owner's writes.
 * A write that changes none of these uses `withOwnerLockOnly`: a raised revision makes every list be sent again.
 * @throws Refusal not_signed_in
 */
export const withOwnerLock = <T>(db: Database, userId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  inOwnerQueue(db, userId, () =>
    db.transaction(async (tx) => {
      const locked = await tx
        .update(users)
        .set({ revision: sql`${users.revision} + 1` })
        .where(eq(users.id, userId))
        .returning({ id: users.id });
      // The account was deleted while this request waited.
      if (locked.length === 0) throw new Refusal('not_signed_in');
      return run(tx);
    }),
  );
