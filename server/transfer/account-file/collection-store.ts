import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { COPY_FACTS, COPY_BYTES } from '#server/copies/service.ts';
import { GAME_BYTES } from '#server/games/service.ts';
import type { ImportedCopy } from '#shared/schema/imported-game.ts';
import { copies } from '#shared/schema/copies.ts';
import { games } from '#shared/schema/games.ts';
import type { Database } from '#server/platform/database/database.ts';
import { asJson, columnsOf } from '#server/platform/database/table-columns.ts';
import { rowsByIds } from '#server/platform/database/rows-by-ids.ts';

/** The copies of a game as JSON, in the order in which they were added. */
const COPIES = sql<ImportedCopy[]>`coalesce((
  select json_agg(row_to_json(c) order by c.id)
  from (select copies.id, ${asJson(columnsOf(copies, COPY_FACTS))} from copies where copies.game_id = "games"."id") c), '[]')`;

const WITH_COPIES = sql`${GAME_BYTES} + (
  select coalesce(sum(${COPY_BYTES}), 0) from copies where copies.game_id = games.id)`;

/** The games of an owner by title: all, those of one list, or chosen ones; without removed ones. */
export const allGames = (
  db: Database,
  userId: number,
  chosen: { isWishlist?: boolean; ids?: readonly number[] } = {},
) =>
  rowsByIds(
    db,
    sql`select id, ${WITH_COPIES} as bytes from games where user_id = ${userId} and removed_at is null
      and is_wishlist = coalesce(${chosen.isWishlist ?? null}::boolean, is_wishlist)
      and (${chosen.ids === undefined} or id = any(${sql.param([...(chosen.ids ?? [])])}::bigint[])) order by title_key, id`,
    (ids) =>
      db
        .select({ ...getTableColumns(games), copies: COPIES })
        .from(games)
        .where(and(eq(games.userId, userId), isNull(games.removedAt), inArray(games.id, ids))),
  );

/** Counts these games in an owner's collection. */
export const countGames = (db: Database, userId: number, ids: readonly number[]): Promise<number> =>
  db.$count(
    games,
    and(eq(games.userId, userId), isNull(games.removedAt), sql`${games.id} = any(${sql.param([...ids])}::bigint[])`),
  );
