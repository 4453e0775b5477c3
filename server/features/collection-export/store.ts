import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';
import type { Database } from '#server/database/database.ts';
import { rowsByIds } from '#server/database/rows-by-ids.ts';

/** All games of an owner by title, or those of one list, without removed ones. */
export const allGames = (db: Database, userId: number, list?: { isWishlist: boolean }) =>
  rowsByIds(
    db,
    sql`select id from games where user_id = ${userId} and removed_at is null
      and is_wishlist = coalesce(${list?.isWishlist ?? null}::boolean, is_wishlist) order by title_key, id`,
    (ids) =>
      db
        .select()
        .from(games)
        .where(and(eq(games.userId, userId), isNull(games.removedAt), inArray(games.id, ids))),
  );
