import { sql } from 'drizzle-orm';
import { LOST_STATES } from '#shared/games/lists.ts';
import type { PlaysOfTitle } from '#shared/games/played-games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { COUNTED_PLAY } from '#server/plays/service.ts';

interface TitleRow extends Record<string, unknown> {
  title: string;
  bgg_id: number | null;
  plays: number;
  last_played: Date | null;
}

const playsOfTitle = ({ title, bgg_id, plays, last_played }: TitleRow): PlaysOfTitle => ({
  title,
  bggId: bgg_id,
  plays,
  lastPlayed: last_played && new Date(last_played),
});

/** Plays without a game on the owner's lists, by title and BoardGameGeek id. */
export async function listLoosePlays(db: Connection, userId: number): Promise<PlaysOfTitle[]> {
  const { rows } = await db.execute<TitleRow>(sql`
    select (array_agg(game_title order by played_at desc))[1] as title, bgg_id, count(*)::integer as plays,
      max(played_at) as last_played
    from game_sessions where user_id = ${userId} and game_id is null and ${COUNTED_PLAY}
    group by game_title_key, bgg_id`);
  return rows.map(playsOfTitle);
}

/** Played games of the wishlist. */
export async function listPlayedWishes(db: Connection, userId: number): Promise<(PlaysOfTitle & { id: number })[]> {
  const { rows } = await db.execute<TitleRow & { id: string }>(sql`
    select id, title, bgg_id, times_played as plays, last_played
    from games where user_id = ${userId} and is_wishlist and removed_at is null and times_played > 0`);
  return rows.map((row) => ({ ...playsOfTitle(row), id: Number(row.id) }));
}

/** Moves games from the wishlist to the collection, except titles already there. @returns their number */
export async function moveWishesToCollection(db: Connection, userId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    update games set is_wishlist = false, wish_priority = null,
      states = array(select s from unnest(states) with ordinality as o (s, n) where s <> all (${sql.param(LOST_STATES.owned)}) order by n),
      updated_at = now()
    where user_id = ${userId} and id = any(${sql.param(ids)}) and is_wishlist and removed_at is null
      and not exists (select from games other where other.user_id = ${userId} and not other.is_wishlist and not other.is_unowned
        and other.title_key = games.title_key and other.removed_at is null)`);
  return rowCount ?? 0;
}
