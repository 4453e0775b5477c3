import { and, eq, inArray, sql } from 'drizzle-orm';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rowsByIds } from '#server/platform/database/rows-by-ids.ts';
import { PLAY_BYTES, PLAY_COLUMNS } from './store.ts';

/** All plays of an owner, latest first, in batches, so that 20,000 plays are never in memory together. */
export const allPlays = (db: Database, userId: number) =>
  rowsByIds(
    db,
    sql`select id, ${PLAY_BYTES} + coalesce(pg_column_size(imported), 0) as bytes from game_sessions
      where user_id = ${userId} order by played_at desc, id desc`,
    (ids) =>
      db
        .select({
          ...PLAY_COLUMNS,
          sourceId: gameSessions.sourceId,
          imported: gameSessions.imported,
          createdAt: gameSessions.createdAt,
          updatedAt: gameSessions.updatedAt,
        })
        .from(gameSessions)
        .where(and(eq(gameSessions.userId, userId), inArray(gameSessions.id, ids))),
  );
