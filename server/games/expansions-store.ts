import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { games } from '#shared/schema/games.ts';
import { isOwned } from './is-owned.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** The fields of an owner's games that are used to match expansions, without removed games. */
export function listTitles(db: Connection, userId: number) {
  return db
    .select({
      id: games.id,
      title: games.title,
      titleKey: games.titleKey,
      bggId: games.bggId,
      isOwned: sql<boolean>`${isOwned}`,
      isExpansion: games.isExpansion,
      parentGameId: games.parentGameId,
      parentChosen: games.parentChosen,
    })
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt)));
}

/** Whether an owner has any expansion or any game linked to another. */
export async function hasExpansions(db: Connection, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from games where user_id = ${userId} and (is_expansion or parent_game_id is not null) limit 1`);
  return rows.length > 0;
}

/** BoardGameGeek ids of base games by expansion id, as imported. */
export async function findImportedBases(db: Connection, userId: number): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ game_id: string; base_bgg_ids: number[] }>(sql`
    select distinct on (r.game_id) r.game_id, r.game -> 'baseBggIds' as base_bgg_ids
    from imports i join import_rows r on r.import_id = i.id
    where i.user_id = ${userId} and r.game_id is not null
      and jsonb_typeof(r.game -> 'baseBggIds') = 'array'
    order by r.game_id, i.id desc`);
  return new Map(rows.map(({ game_id, base_bgg_ids }) => [Number(game_id), base_bgg_ids]));
}

/** Titles of games that expansions were played with, by expansion title as in plays. */
export async function findPlayedWith(db: Connection, userId: number): Promise<{ title: string; gameId: number }[]> {
  const { rows } = await db.execute<{ title: string; game_id: string }>(sql`
    select distinct title, game_id
    from game_sessions, unnest(expansions) as title
    where user_id = ${userId} and game_id is not null and expansions <> '{}'`);
  return rows.map(({ title, game_id }) => ({ title, gameId: Number(game_id) }));
}

/** Links games to their base games, or removes the links, in one statement. */
export async function saveBases(
  db: Connection,
  userId: number,
  links: readonly { id: number; parent: number | null }[],
): Promise<void> {
  if (links.length === 0) return;
  await db.execute(sql`
    update games set parent_game_id = l.parent, parent_chosen = false
    from json_to_recordset(${JSON.stringify(links)}) as l (id bigint, parent bigint)
    where games.id = l.id and games.user_id = ${userId}`);
}

/** Number of expansions linked to a game. */
export const countExpansions = (db: Connection, userId: number, gameId: number): Promise<number> =>
  db.$count(games, and(eq(games.userId, userId), eq(games.parentGameId, gameId), isNull(games.removedAt)));

/** Before games are deleted for good: expansions for which one of them was chosen are matched by title again. */
export async function deleteChoices(db: Connection, userId: number, baseIds: readonly number[]): Promise<void> {
  await db
    .update(games)
    .set({ parentChosen: false })
    .where(and(eq(games.userId, userId), inArray(games.parentGameId, [...baseIds])));
}

/** The same for all games removed at least this many seconds ago. */
export async function deleteChoicesOfRemovedGames(db: Connection, seconds: number): Promise<void> {
  const base = alias(games, 'base');
  const removed = db
    .select({ id: base.id })
    .from(base)
    .where(lt(base.removedAt, sql`now() - make_interval(secs => ${seconds})`));
  await db.update(games).set({ parentChosen: false }).where(inArray(games.parentGameId, removed));
}
