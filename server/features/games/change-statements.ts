import { type SQL, sql } from 'drizzle-orm';
import { OWNER, ownerStatement } from './owner-statement.ts';
import { GAME_AS_JSON, type SentGame } from './sent-game.ts';

const GAME = sql`games.user_id = ${OWNER} and games.id = ${sql.placeholder('gameId')}::bigint and games.removed_at is null`;

/** A change of one game that concerns no other; answers the game, and none where there is no such game. */
const changeStatement = (name: string, set: SQL) =>
  ownerStatement<{ game: SentGame | null }>(name, {
    reads: sql`present as (select from games where ${GAME})`,
    when: sql`exists (select from present)`,
    writes: sql`changed as (update games set ${set}, updated_at = now() from raised where ${GAME} returning games.*)`,
    answer: sql`(select row_to_json(g) from (select ${GAME_AS_JSON} from changed as games) g) as game`,
  });

export const countPlay = changeStatement(
  'count_play_now',
  sql`times_played = games.times_played + 1, last_played = greatest(games.last_played, now())`,
);
export const setRating = changeStatement('set_rating', sql`rating = ${sql.placeholder('rating')}::real`);
export const toggleFavorite = changeStatement('toggle_favorite', sql`is_favorite = not games.is_favorite`);
