import { type SQL, sql } from 'drizzle-orm';
import { UNRECORDED_MOMENTS } from '#shared/limits.ts';
import { OWNER, ownerStatement } from '#server/owner-data/owner-statement.ts';
import { GAME_AS_JSON, type GameJson } from '#server/domain/games/game-json.ts';

const PRESENT = sql`games.user_id = ${OWNER} and games.removed_at is null`;

/**
 * A statement that changes a single game; returns the game after it, or null if it does not exist.
 * @param set may use `present`, which has the rating that was sent
 */
const changeStatement = (name: string, set: SQL) =>
  ownerStatement<{ game: GameJson | null }>(name, {
    sent: sql`"gameId" bigint, rating real`,
    reads: sql`present as (
      select sent.* from sent, lateral (select from games where games.id = sent."gameId" and ${PRESENT} limit 1) game
    )`,
    when: sql`exists (select from present)`,
    writes: sql`changed as (
      update games set ${set}, updated_at = now() from owner_update, present where games.id = present."gameId" returning games.*
    )`,
    answer: sql`(select row_to_json(g) from (select ${GAME_AS_JSON} from changed as games) g) as game`,
  });

export const countPlay = changeStatement(
  'count_play_now',
  sql`times_played = games.times_played + 1, last_played = greatest(games.last_played, now()),
    unrecorded_played_at = (games.unrecorded_played_at || now())[
      greatest(1, cardinality(games.unrecorded_played_at) + 2 - ${sql.raw(String(UNRECORDED_MOMENTS))}):]`,
);
export const setRating = changeStatement('set_rating', sql`rating = present.rating`);
export const toggleFavorite = changeStatement('toggle_favorite', sql`is_favorite = not games.is_favorite`);
