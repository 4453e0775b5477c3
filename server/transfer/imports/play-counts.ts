import { sql } from 'drizzle-orm';
import type { ImportedChange } from '#shared/schema/imported-game.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { exactMoment } from './exact-moment.ts';
import { findMergedGames, updateGames } from './games-store.ts';

const GAMES_AT_ONCE = 500;

/** A game whose count is too low for its plays, and the import row that records the correction. */
interface Behind extends Record<string, unknown> {
  game_id: string;
  plays: number;
  last_played: string;
  line: number;
  is_new: boolean;
  change: ImportedChange | null;
}

/**
 * Raises the play counts and last-played dates of games with plays that an import added or linked. The changes are
 * stored with a row of the import, to undo them with it.
 */
export async function raiseCounts(
  db: Connection,
  userId: number,
  importId: number,
  linkedGames: readonly number[],
): Promise<void> {
  const behind = await findBehind(db, userId, importId, linkedGames);
  for (let from = 0; from < behind.length; from += GAMES_AT_ONCE)
    await raise(db, userId, importId, behind.slice(from, from + GAMES_AT_ONCE));
}

async function raise(db: Connection, userId: number, importId: number, behind: readonly Behind[]): Promise<void> {
  const games = await findMergedGames(
    db,
    userId,
    behind.map(({ game_id }) => Number(game_id)),
  );
  const rows: { line: number; game_id: number; change: ImportedChange }[] = [];
  for (const { game_id, plays, last_played, line, is_new, change } of behind) {
    const game = games.get(Number(game_id));
    if (!game) continue;
    const from = { timesPlayed: game.timesPlayed, lastPlayed: game.lastPlayed };
    const to = { timesPlayed: plays, lastPlayed: last_played };
    Object.assign(game, to);
    if (is_new && game.imported) game.imported = { ...game.imported, timesPlayed: plays };
    else
      rows.push({
        line,
        game_id: Number(game_id),
        change: { from: { ...from, ...change?.from }, to: { ...change?.to, ...to } },
      });
  }
  await updateGames(db, userId, games);
  await storeChanges(db, importId, rows);
}

/** Reads the plays of each game separately: without statistics on new rows a join would be planned badly. */
async function findBehind(db: Connection, userId: number, importId: number, linkedGames: readonly number[]) {
  const { rows } = await db.execute<Behind>(sql`
    with imported as (
      select coalesce(case when s.user_id = ${userId} then s.game_id end, r.game_id) as game_id, r.line, r.kind,
        r.action, r.change, coalesce((r.game ->> 'playedBefore')::integer, 0) as played_before
      from import_rows r left join game_sessions s on s.id = r.session_id
      where r.import_id = ${importId}
    ), rows_of as (
      select distinct on (game_id) game_id, line, change, kind = 'game' and action = 'add' as is_new,
        max(played_before) over of_game as played_before, bool_or(kind = 'play') over of_game as is_played
      from imported where game_id is not null window of_game as (partition by game_id) order by game_id, kind, line
    )
    select g.id as game_id, greatest(g.times_played, known.plays + rows_of.played_before) as plays,
      ${exactMoment(sql`greatest(g.last_played, known.latest)`)} as last_played, rows_of.line, rows_of.is_new,
      rows_of.change
    from rows_of join games g on g.id = rows_of.game_id and g.user_id = ${userId}
      cross join lateral (
        select coalesce(sum(s.counted), 0)::integer as plays, max(s.played_at) as latest from game_sessions s
        where s.game_id = rows_of.game_id and s.counted > 0
      ) known
    where (rows_of.is_played or rows_of.game_id = any(${sql.param(linkedGames)})) and known.plays > 0
      and (g.times_played < known.plays + rows_of.played_before or g.last_played is null
        or g.last_played < known.latest)`);
  return rows;
}

async function storeChanges(db: Connection, importId: number, rows: readonly object[]): Promise<void> {
  await db.execute(sql`
    update import_rows set change = r.change, game_id = r.game_id
    from json_to_recordset(${JSON.stringify(rows)}) as r (line integer, game_id bigint, change jsonb)
    where import_id = ${importId} and import_rows.line = r.line`);
}
