import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as schema from '#shared/schema/tables.ts';
import type { Transaction } from '#server/database/database.ts';

/** Games that are not removed. One that could still be brought back is not in the file, and nothing refers to it there. */
export const presentIds = (tx: Transaction, userId: number) =>
  tx
    .select({ id: schema.games.id })
    .from(schema.games)
    .where(and(eq(schema.games.userId, userId), isNull(schema.games.removedAt)));

/** A column that names a game, null where that is removed. */
export const ifPresent = (tx: Transaction, userId: number, column: AnyPgColumn) =>
  sql<number | null>`case when ${inArray(column, presentIds(tx, userId))} then ${column} end`.mapWith(Number);
