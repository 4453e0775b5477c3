import { and, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { copies } from '#shared/schema/copies.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions, personSpellings } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';

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

/** The bytes of an owner's games, copies and plays: texts as they are, lists as they are stored. */
async function countText(tx: Transaction, userId: number): Promise<number> {
  const sums = [games, copies, gameSessions].map((table) => {
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

type QuotaName = keyof typeof QUOTAS;

/** Numbers of new rows, or the bytes of their text, by quota. */
type Adding = { readonly [Name in QuotaName]?: number };

/** Reserves quota for what is to be inserted. Call it within `withOwnerLock`, before inserting. @throws Refusal limit_reached if there would be too much */
export async function reserveQuota(tx: Transaction, userId: number, adding: Adding): Promise<void> {
  const added = (Object.keys(adding) as QuotaName[]).filter((name) => adding[name]);
  if (added.length === 0 || (await raise(tx, userId, added, adding))) return;
  for (const name of added)
    if (!(await raise(tx, userId, [name], adding))) await countAgain(tx, userId, name, adding[name] ?? 0);
}

/** Raises the upper bounds unless one of them would exceed its limit. */
async function raise(tx: Transaction, userId: number, names: readonly QuotaName[], adding: Adding): Promise<boolean> {
  const raised = names.map((name) => {
    const { column } = QUOTAS[name];
    return { column, most: STORAGE_LIMITS[name].most, value: sql`${users[column]} + ${adding[name] ?? 0}` };
  });
  const { rowCount } = await tx
    .update(users)
    .set(Object.fromEntries(raised.map(({ column, value }) => [column, value])))
    .where(and(eq(users.id, userId), ...raised.map(({ value, most }) => lte(value, most))));
  return rowCount === 1;
}

async function countAgain(tx: Transaction, userId: number, name: QuotaName, adding: number): Promise<void> {
  const { column, count } = QUOTAS[name];
  const there = await count(tx, userId);
  if (there + adding > STORAGE_LIMITS[name].most) throw limitReached(name);
  await tx
    .update(users)
    .set({ [column]: there + adding })
    .where(eq(users.id, userId));
}
