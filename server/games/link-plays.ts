import { sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';

/**
 * Links an owner's unlinked plays to the game with the same BoardGameGeek id, else with the same title
 * unless both ids are known and differ; owned before owned earlier before wished for. Returns the ids of games that got plays.
 */
export async function linkPlays(db: Connection, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ game_id: string }>(sql`
    with listed as (
      select id, bgg_id, title_key, is_wishlist, is_unowned from games
      where user_id = ${userId} and removed_at is null
    ), loose as (
      select id, bgg_id, game_title_key from game_sessions
      where user_id = ${userId} and game_id is null and game_title_key in (select title_key from listed)
      union
      select id, bgg_id, game_title_key from game_sessions
      where user_id = ${userId} and game_id is null and bgg_id in (select bgg_id from listed)
    ), candidates as (
      select loose.id as play_id, listed.id as game_id, listed.is_wishlist, listed.is_unowned, 1 as preference
      from loose join listed on listed.bgg_id = loose.bgg_id
      union all
      select loose.id, listed.id, listed.is_wishlist, listed.is_unowned, 2
      from loose join listed on listed.title_key = loose.game_title_key
      where listed.bgg_id is null or loose.bgg_id is null
    ), chosen as (
      select distinct on (play_id) play_id, game_id from candidates
      order by play_id, is_wishlist, is_unowned, preference, game_id
    ), linked as (
      update game_sessions set game_id = chosen.game_id from chosen where game_sessions.id = chosen.play_id
      returning game_sessions.game_id
    )
    select distinct game_id from linked`);
  return rows.map(({ game_id }) => Number(game_id));
}

/** Links an owner's unlinked plays of one game to it. Returns whether there were any. */
export async function linkPlaysOf(db: Connection, userId: number, gameId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update game_sessions play set game_id = game.id from games game
    where game.id = ${gameId} and game.user_id = ${userId} and play.user_id = ${userId} and play.game_id is null
      and (play.bgg_id = game.bgg_id
        or play.game_title_key = game.title_key and (play.bgg_id is null or game.bgg_id is null))`);
  return (rowCount ?? 0) > 0;
}

/**
 * Detaches the plays that imports brought from games that they are of by BoardGameGeek's id alone, once such a game has no
 * id any more. @param gameIds of the games that lost theirs
 */
export async function unlinkPlays(db: Connection, userId: number, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length === 0) return;
  await db.execute(sql`
    update game_sessions s set game_id = null from games g
    where s.user_id = ${userId} and s.game_id = g.id and g.id = any(${sql.param(gameIds)}) and g.bgg_id is null
      and s.import_id is not null and s.bgg_id is not null and s.game_title_key <> g.title_key`);
}

/**
 * Raises the play counts of games to the sum over their plays, and last-played dates to the latest, if lower. An
 * unrecorded moment equal to a play's becomes part of that play.
 */
export async function countPlays(db: Connection, userId: number, gameIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    update games set times_played = greatest(times_played, known.plays), last_played = greatest(last_played, known.latest),
      unrecorded_played_at = array(
        select at from unnest(unrecorded_played_at) with ordinality as m (at, n)
        where not date_trunc('milliseconds', at) = any(known.moments) order by n
      )
    from (
      select game_id, coalesce(sum(counted), 0)::integer as plays, max(played_at) as latest,
        coalesce(array_agg(date_trunc('milliseconds', played_at)), '{}') as moments
      from game_sessions where user_id = ${userId} and game_id = any(${sql.param(gameIds)}) and counted > 0
      group by game_id
    ) known
    where games.id = known.game_id and games.user_id = ${userId}`);
}
