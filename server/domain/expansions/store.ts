import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/database/database.ts';

/** Of every game of an owner that is not removed, what expansions are matched by. */
export function listTitles(db: Connection, userId: number) {
  return db
    .select({
      id: games.id,
      title: games.title,
      titleKey: games.titleKey,
      bggId: games.bggId,
      isWishlist: games.isWishlist,
      isExpansion: games.isExpansion,
      parentGameId: games.parentGameId,
      parentChosen: games.parentChosen,
    })
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt)));
}

/** Whether an owner has any expansion, or a game that hangs on another. */
export async function hasExpansions(db: Connection, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from games where user_id = ${userId} and (is_expansion or parent_game_id is not null) limit 1`);
  return rows.length > 0;
}

/** The BoardGameGeek ids of the base games of expansions, as imports have told them, by the expansions' ids. */
export async function findToldBases(db: Connection, userId: number): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ game_id: string; base_bgg_ids: number[] }>(sql`
    select distinct on (r.game_id) r.game_id, r.game -> 'baseBggIds' as base_bgg_ids
    from imports i join import_rows r on r.import_id = i.id
    where i.user_id = ${userId} and r.game_id is not null
      and jsonb_typeof(r.game -> 'baseBggIds') = 'array'
    order by r.game_id, i.id desc`);
  return new Map(rows.map(({ game_id, base_bgg_ids }) => [Number(game_id), base_bgg_ids]));
}

/** With which games expansions were played, by the expansions' titles as plays name them. */
export async function findPlayedWith(db: Connection, userId: number): Promise<{ title: string; gameId: number }[]> {
  const { rows } = await db.execute<{ title: string; game_id: string }>(sql`
    select distinct title, game_id
    from game_sessions, unnest(expansions) as title
    where user_id = ${userId} and game_id is not null and expansions <> '{}'`);
  return rows.map(({ title, game_id }) => ({ title, gameId: Number(game_id) }));
}

/** Hangs games on their base games, or on none, in one statement. */
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

/** How many expansions hang on a game. */
export const countExpansions = (db: Connection, userId: number, gameId: number): Promise<number> =>
  db.$count(games, and(eq(games.userId, userId), eq(games.parentGameId, gameId), isNull(games.removedAt)));

/** Before games go for good: expansions for which one of them was chosen are matched by their titles again. */
export async function forgetChoices(db: Connection, userId: number, baseIds: readonly number[]): Promise<void> {
  await db
    .update(games)
    .set({ parentChosen: false })
    .where(and(eq(games.userId, userId), inArray(games.parentGameId, [...baseIds])));
}

/** The same, of all games that were removed so many seconds ago or longer. */
export async function forgetChoicesOfRemoved(db: Connection, seconds: number): Promise<void> {
  const base = alias(games, 'base');
  const gone = db
    .select({ id: base.id })
    .from(base)
    .where(lt(base.removedAt, sql`now() - make_interval(secs => ${seconds})`));
  await db.update(games).set({ parentChosen: false }).where(inArray(games.parentGameId, gone));
}
