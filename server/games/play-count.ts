import { sql } from 'drizzle-orm';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '#shared/limits/limits.ts';
import type { Connection } from '#server/platform/database/database.ts';

/*
 * Play count and last-played date are stored with the game and change with each play: a recorded play adds its count
 * and removes it when deleted. The rest are plays known by number only.
 */

/** The last-played date of a game without one of its plays. */
const lastBeside = (playId: ReturnType<typeof sql>) => sql`greatest(
  (select max(at) from unnest(games.unrecorded_played_at) at),
  (select max(other.played_at) from game_sessions other
    where other.game_id = games.id and other.counted > 0 and other.id <> ${playId}))`;

/** Subtracts a play from its game's count, before it is changed or deleted. Run under `withOwnerLock`. */
export async function subtractPlay(tx: Connection, userId: number, playId: number): Promise<void> {
  await tx.execute(sql`
    update games set times_played = greatest(0, games.times_played - play.counted), updated_at = now(),
      last_played = case when games.last_played = play.played_at then ${lastBeside(sql`play.id`)} else games.last_played end
    from game_sessions play
    where play.id = ${playId} and play.user_id = ${userId} and play.counted > 0
      and games.id = play.game_id and games.user_id = ${userId}`);
}

/** Adds a play to its game's count again, after it was changed. Run under `withOwnerLock`. */
export async function countPlayAgain(tx: Connection, userId: number, playId: number): Promise<void> {
  await tx.execute(sql`
    update games set times_played = games.times_played + play.counted, updated_at = now(),
      last_played = greatest(games.last_played, play.played_at)
    from game_sessions play
    where play.id = ${playId} and play.user_id = ${userId} and play.counted > 0
      and games.id = play.game_id and games.user_id = ${userId}`);
}

/**
 * Undoes the last unrecorded play of a game, if it was counted a moment ago. Run under `withOwnerLock`. Returns whether
 * there was one.
 */
export async function undoMarkedPlay(tx: Connection, userId: number, gameId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update games set times_played = greatest(0, games.times_played - 1), unrecorded_played_at = before.moments,
      updated_at = now(),
      last_played = case when games.last_played = before.taken then greatest(
        (select max(at) from unnest(before.moments) at),
        (select max(play.played_at) from game_sessions play where play.game_id = games.id and play.counted > 0)
      ) else games.last_played end
    from (
      select id, trim_array(unrecorded_played_at, 1) as moments,
        unrecorded_played_at[cardinality(unrecorded_played_at)] as taken
      from games where id = ${gameId} and user_id = ${userId} and cardinality(unrecorded_played_at) > 0
    ) before
    where games.id = before.id and games.removed_at is null
      and before.taken between now() - make_interval(secs => ${UNDO_SECONDS + UNDO_GRACE_SECONDS}) and now()`);
  return (rowCount ?? 0) > 0;
}
