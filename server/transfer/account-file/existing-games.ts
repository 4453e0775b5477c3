import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as schema from '#shared/schema/tables.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/**
 * Games that are not removed. A game that could still be restored is not in the file, and nothing in the file refers to
 * it.
 */
export const existingGameIds = (tx: Transaction, userId: number) =>
  tx
    .select({ id: schema.games.id })
    .from(schema.games)
    .where(and(eq(schema.games.userId, userId), isNull(schema.games.removedAt)));

/** A column that refers to a game; null if the game is removed. */
export const ifGameExists = (tx: Transaction, userId: number, column: AnyPgColumn) =>
  sql<number | null>`case when ${inArray(column, existingGameIds(tx, userId))} then ${column} end`.mapWith(Number);
