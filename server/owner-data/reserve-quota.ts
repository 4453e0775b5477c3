import { and, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';
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
  text: { column: 'textAtMost', count: countText },
} as const;

/** The bytes of an owner's games and plays: texts as they are, lists as they are stored. */
async function countText(tx: Transaction, userId: number): Promise<number> {
  const sums = [games, gameSessions].map((table) => {
    const sizes = Object.values(getTableColumns(table)).map((column) => sql`coalesce(${sizeOf(column)}, 0)`);
    return sql`coalesce((select sum(${sql.join(sizes, sql` + `)}) from ${table} where ${table.userId} = ${userId}), 0)`;
  });
  const { rows } = await tx.execute<{ bytes: string }>(sql`select ${sql.join(sums, sql` + `)} as bytes`);
  return Number(rows[0]?.bytes);
}

/** Neither reads what is stored outside of the row. */
const sizeOf = (column: PgColumn): SQL =>
  column.getSQLType() === 'text' ? sql`octet_length(${column})` : sql`pg_column_size(${column})`;

/** The bytes of rows that are to be written, for the quota of text. */
export const bytesOf = (rows: unknown): number => Buffer.byteLength(JSON.stringify(rows) ?? '');

export type QuotaName = keyof typeof QUOTAS;

/** The column of the upper bound, for statements that raise it themselves. */
export const quotaColumn = (limit: QuotaName): SQL => sql`${sql.identifier(toSnakeCase(QUOTAS[limit].column))}`;

/**
 * Reserves quota for new rows, or for the bytes of their text. Call it within `withOwnerLock`, before inserting. @param adding number of new rows, or their bytes
 * @throws Refusal limit_reached if there would be too many
 */
export async function reserveQuota(tx: Transaction, userId: number, limit: QuotaName, adding: number): Promise<void> {
  if (adding === 0) return;
  const { column, count } = QUOTAS[limit];
  const { most } = STORAGE_LIMITS[limit];
  const newUsage = sql`${users[column]} + ${adding}`;
  const owner = eq(users.id, userId);
  const updated = await tx
    .update(users)
    .set({ [column]: newUsage })
    .where(and(owner, lte(newUsage, most)))
    .returning({ id: users.id });
  if (updated.length > 0) return;
  const there = await count(tx, userId);
  if (there + adding > most) throw limitReached(limit);
  await tx
    .update(users)
    .set({ [column]: there + adding })
    .where(owner);
}
