import { eq } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { inOwnerQueue } from './owner-queue.ts';

/**
 * Like `withOwnerLock`, without raising the revision: for writes after which the lists of games, plays and copies and what
 * shared collections show of them are the same. Concurrent requests cannot exceed a limit together.
 * @throws Refusal not_signed_in if the account was deleted meanwhile
 */
export const withOwnerLockOnly = <T>(db: Database, userId: number, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  inOwnerQueue(db, userId, () =>
    db.transaction(async (tx) => {
      const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      if (rows.length === 0) throw new Refusal('not_signed_in');
      return run(tx);
    }),
  );
