import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions, personSpellings } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import type { Transaction } from '#server/database/database.ts';
import { limitReached } from '#server/http/limit-reached.ts';

/**
 * Limits of many rows, which are too expensive to count on every write. The owner's row stores an upper bound: adding
 * raises it, removing does not lower it, and rows are counted again when it reaches the limit.
 */
const QUOTAS = {
  games: {
    column: 'gamesAtMost',
    count: (tx: Transaction, userId: number) =>
      tx.$count(games, and(eq(games.userId, userId), isNull(games.removedAt))),
  },
  plays: {
    column: 'playsAtMost',
    count: (tx: Transaction, userId: number) => tx.$count(gameSessions, eq(gameSessions.userId, userId)),
  },
  names: {
    column: 'namesAtMost',
    count: (tx: Transaction, userId: number) => tx.$count(personSpellings, eq(personSpellings.userId, userId)),
  },
} as const;

export type QuotaName = keyof typeof QUOTAS;

/** The column of the upper bound, for statements that raise it themselves. */
export const quotaColumn = (limit: QuotaName): SQL => sql`${sql.identifier(toSnakeCase(QUOTAS[limit].column))}`;

/**
 * Reserves quota for new rows. Call it within `withOwnerLock`, before inserting. @param adding number of new rows
 * @throws Refusal limit_reached if there would be too many
 */
export async function reserveQuota(tx: Transaction, userId: number, limit: QuotaName, adding: number): Promise<void> {
  if (adding === 0) return;
  const { column, count } = QUOTAS[limit];
  const { most } = STORAGE_LIMITS[limit];
  const raised = sql`${users[column]} + ${adding}`;
  const owner = eq(users.id, userId);
  const updated = await tx
    .update(users)
    .set({ [column]: raised })
    .where(and(owner, lte(raised, most)))
    .returning({ id: users.id });
  if (updated.length > 0) return;
  const there = await count(tx, userId);
  if (there + adding > most) throw limitReached(limit);
  await tx
    .update(users)
    .set({ [column]: there + adding })
    .where(owner);
}
