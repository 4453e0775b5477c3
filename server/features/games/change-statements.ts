import { type SQL, sql } from 'drizzle-orm';
import { UNRECORDED_MOMENTS } from '#shared/limits.ts';
import { OWNER, ownerStatement } from '#server/owner-data/owner-statement.ts';
import { GAME_AS_JSON, type GameJson } from '#server/domain/games/game-json.ts';

const PRESENT = sql`games.user_id = ${OWNER} and games.removed_at is null`;

/**
 * Statements that change single games; return the game after all changes of the batch, or null if it does not exist.
 * @param set from `present`: number of changes of the game, and the latest rating
 */
const changeStatement = (name: string, set: SQL) =>
  ownerStatement<{ game: GameJson | null }>(name, {
    sent: sql`"gameId" bigint, rating real`,
    reads: sql`of as (
      select "gameId" as id, count(*)::integer as times, (array_agg(rating order by n desc))[1] as rating
      from sent group by "gameId"
    ), present as (
      select of.* from of, lateral (select from games where games.id = of.id and ${PRESENT} limit 1) game
    )`,
    when: sql`exists (select from present)`,
    writes: sql`changed as (
      update games set ${set}, updated_at = now() from raised, present where games.id = present.id returning games.*
    )`,
    answer: sql`(
      select row_to_json(g) from (select ${GAME_AS_JSON} from changed as games where games.id = sent."gameId") g
    ) as game`,
  });

export const countPlay = changeStatement(
  'count_play_now',
  sql`times_played = games.times_played + present.times, last_played = greatest(games.last_played, now()),
    unrecorded_played_at = (games.unrecorded_played_at || array_fill(now(), array[present.times]))[
      greatest(1, cardinality(games.unrecorded_played_at) + present.times + 1 - ${sql.raw(String(UNRECORDED_MOMENTS))}):]`,
);
export const setRating = changeStatement('set_rating', sql`rating = present.rating`);
export const toggleFavorite = changeStatement(
  'toggle_favorite',
  sql`is_favorite = games.is_favorite <> (present.times % 2 = 1)`,
);
