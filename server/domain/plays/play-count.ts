import { sql } from 'drizzle-orm';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '#shared/limits.ts';
import type { Connection } from '#server/database/database.ts';

/*
 * How often and when a game was played is written with the game, and moves with each play: a recorded one brings as many
 * plays as it counts for, and takes them along when it goes. What remains are the plays that are known by number alone.
 */

/** When a game was last played by what is known beside one of its plays. */
const lastBeside = (playId: ReturnType<typeof sql>) => sql`greatest(
  (select max(at) from unnest(games.unrecorded_played_at) at),
  (select max(other.played_at) from game_sessions other
    where other.game_id = games.id and other.counted > 0 and other.id <> ${playId}))`;

/** Takes a play of an owner off the count of its game, before it is changed or deleted. To be run under `withOwnerLock`. */
export async function uncountPlay(tx: Connection, userId: number, playId: number): Promise<void> {
  await tx.execute(sql`
    update games set times_played = greatest(0, games.times_played - play.counted), updated_at = now(),
      last_played = case when games.last_played = play.played_at then ${lastBeside(sql`play.id`)} else games.last_played end
    from game_sessions play
    where play.id = ${playId} and play.user_id = ${userId} and play.counted > 0
      and games.id = play.game_id and games.user_id = ${userId}`);
}

/** Counts a play of an owner for its game again, after it was changed. To be run under `withOwnerLock`. */
export async function countPlayAgain(tx: Connection, userId: number, playId: number): Promise<void> {
  await tx.execute(sql`
    update games set times_played = games.times_played + play.counted, updated_at = now(),
      last_played = greatest(games.last_played, play.played_at)
    from game_sessions play
    where play.id = ${playId} and play.user_id = ${userId} and play.counted > 0
      and games.id = play.game_id and games.user_id = ${userId}`);
}

/**
 * Takes back the last play of a game that was counted without a record, if that was a moment ago. To be run under
 * `withOwnerLock`. Answers whether there was one.
 */
export async function takeBackCount(tx: Connection, userId: number, gameId: number): Promise<boolean> {
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
