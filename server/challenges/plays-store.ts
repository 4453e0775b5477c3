import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Days } from '#shared/challenges/game-counts.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { COUNTED_PLAY } from '#server/plays/service.ts';

/** Plays that name the same game in the same way. */
export interface NamedPlays {
  gameId: number | null;
  gameTitle: string;
  /** Plays that count on the days of each challenge. */
  counts: number[];
}

/**
 * How often each game was played on some days, the latest played first; one row for each way in which plays name their game.
 * @param timeZone of the days of plays whose place is not known
 */
export async function countPlaysOn(
  db: Connection,
  userId: number,
  days: readonly Days[],
  timeZone: string,
): Promise<NamedPlays[]> {
  const counts = days.map(
    ({ startsOn, endsOn }) =>
      sql`count(*) filter (where ${COUNTED_PLAY} and coalesce(day between ${startsOn}::date and ${endsOn}::date, true))`,
  );
  const { rows } = await db.execute<{ gameId: string | null; gameTitle: string; counts: string[] }>(sql`
    select game_id as "gameId", game_title as "gameTitle", array[${sql.join(counts, sql`, `)}] as counts
    from (
      select id, game_id, game_title, played_at, is_ignored, case
          when utc_offset is null then (played_at at time zone ${timeZone})::date
          else (played_at at time zone 'UTC' + utc_offset * interval '1 minute')::date end as day
      from game_sessions where user_id = ${userId}) dated
    group by game_id, game_title
    order by max(array[extract(epoch from played_at), id]) desc`);
  return rows.map(({ gameId, gameTitle, counts: numbers }) => ({
    gameId: gameId === null ? null : Number(gameId),
    gameTitle,
    counts: numbers.map(Number),
  }));
}

/** The games on the owner's lists. */
export const listedGames = (db: Connection, userId: number) =>
  db
    .select({
      id: games.id,
      title: games.title,
      isWishlist: games.isWishlist,
      isUnowned: games.isUnowned,
      isExpansion: games.isExpansion,
      category: games.category,
      tagIds: games.tagIds,
    })
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt)));
