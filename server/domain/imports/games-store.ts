import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { addedGame } from '#shared/rules/imports/added-game.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import { type ImportedGame, importedFields, type MergedGame } from '#shared/rules/imports/imported-game.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/database/database.ts';
import { forgetChoices } from '../expansions/store.ts';
import type { DecidedRow } from './decide-rows.ts';
import { exactMoment } from './exact-moment.ts';
import type { ListedGame } from './owner-lists.ts';

/** The fields of all games on an owner's lists that are used to match rows of a file. */
export function listGameKeys(db: Connection, userId: number): Promise<ListedGame[]> {
  return db
    .select({
      id: games.id,
      bggId: games.bggId,
      titleKey: games.titleKey,
      isWishlist: games.isWishlist,
      movedByOwner: sql<boolean>`${games.isWishlist} and coalesce(${games.imported} ->> 'isWishlist' = 'false', false)`,
    })
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt)));
}

const MERGED = {
  id: games.id,
  bggId: games.bggId,
  year: games.year,
  weight: games.weight,
  bestPlayers: games.bestPlayers,
  recommendedPlayers: games.recommendedPlayers,
  imageUrl: games.imageUrl,
  isExpansion: games.isExpansion,
  rating: games.rating,
  timesPlayed: games.timesPlayed,
  notes: games.notes,
  isWishlist: games.isWishlist,
  lastPlayed: exactMoment(games.lastPlayed),
  imported: games.imported,
};

/** The importable fields of these games by id, without removed games. */
export async function findMergedGames(
  db: Connection,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, MergedGame>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(MERGED)
    .from(games)
    .where(and(eq(games.userId, userId), sql`${games.id} = any(${sql.param(ids)})`, isNull(games.removedAt)));
  return new Map(rows.map(({ id, ...game }) => [id, game]));
}

/** Inserts games in one statement; returns ids by line. */
export async function insertGames(
  db: Connection,
  userId: number,
  rows: readonly Pick<DecidedRow, 'line' | 'newTitle' | 'game'>[],
): Promise<Map<number, number>> {
  const values = rows.flatMap(({ line, newTitle, game }) =>
    game && newTitle !== undefined ? [newGame(line, newTitle, game)] : [],
  );
  if (values.length === 0) return new Map();
  const { rows: inserted } = await db.execute<{ id: string; title_key: string; is_wishlist: boolean }>(sql`
    insert into games (user_id, title, title_key, players, duration, notes, category, difficulty, min_age, rating,
      times_played, is_wishlist, is_expansion, bgg_id, year, best_players, recommended_players, weight, image_url,
      imported)
    select ${userId}, title, title_key, players, duration, notes, category, difficulty, min_age, rating,
      times_played, is_wishlist, is_expansion, bgg_id, year, best_players, recommended_players, weight, image_url,
      imported
    from json_to_recordset(${JSON.stringify(values)}) as g (title text, title_key text, players text, duration text,
      notes text, category text, difficulty text, min_age integer, rating real, times_played integer,
      is_wishlist boolean, is_expansion boolean, bgg_id integer, year integer, best_players text,
      recommended_players text, weight real, image_url text, imported jsonb)
    returning id, title_key, is_wishlist`);
  const ids = new Map(inserted.map((row) => [`${row.is_wishlist} ${row.title_key}`, Number(row.id)]));
  return new Map(values.map((value) => [value.line, ids.get(`${value.is_wishlist} ${value.title_key}`) ?? 0]));
}

function newGame(line: number, title: string, game: ImportedGame) {
  const added = addedGame(game, title);
  return {
    line,
    title,
    title_key: titleKey(title),
    players: added.players,
    duration: added.duration,
    notes: added.notes,
    category: added.category,
    difficulty: added.difficulty,
    min_age: added.minAge,
    rating: added.rating,
    times_played: added.timesPlayed,
    is_wishlist: added.isWishlist,
    is_expansion: added.isExpansion,
    bgg_id: added.bggId,
    year: added.year,
    best_players: added.bestPlayers,
    recommended_players: added.recommendedPlayers,
    weight: added.weight,
    image_url: added.imageUrl,
    imported: importedFields(game),
  };
}

/** Updates the importable fields of these games in one statement. */
export async function updateGames(
  db: Connection,
  userId: number,
  changed: ReadonlyMap<number, MergedGame>,
): Promise<void> {
  if (changed.size === 0) return;
  const values = [...changed].map(([id, game]) => ({
    id,
    bgg_id: game.bggId,
    year: game.year,
    weight: game.weight,
    best_players: game.bestPlayers,
    recommended_players: game.recommendedPlayers,
    image_url: game.imageUrl,
    is_expansion: game.isExpansion,
    rating: game.rating,
    times_played: game.timesPlayed,
    notes: game.notes,
    is_wishlist: game.isWishlist,
    last_played: game.lastPlayed,
    imported: game.imported,
  }));
  await db.execute(sql`
    update games set bgg_id = g.bgg_id, year = g.year, weight = g.weight, best_players = g.best_players,
      recommended_players = g.recommended_players, image_url = g.image_url, is_expansion = g.is_expansion,
      rating = g.rating, times_played = g.times_played, notes = g.notes, is_wishlist = g.is_wishlist, last_played = g.last_played,
      imported = g.imported,
      updated_at = now()
    from json_to_recordset(${JSON.stringify(values)}) as g (id bigint, bgg_id integer, year integer, weight real,
      best_players text, recommended_players text, image_url text, is_expansion boolean, rating real,
      times_played integer, notes text, is_wishlist boolean, last_played timestamptz, imported jsonb)
    where games.id = g.id and games.user_id = ${userId}`);
}

/** Those of these games whose title another game on the wishlist has. */
export async function findTakenOnWishlist(
  db: Connection,
  userId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select g.id from games g
    join games other on other.user_id = g.user_id and other.is_wishlist and other.title_key = g.title_key
      and other.removed_at is null and other.id <> g.id
    where g.user_id = ${userId} and g.id = any(${sql.param(ids)})`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Those of these games that are in the owner's collection. */
export async function findOwnedAmong(db: Connection, userId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(
      and(eq(games.userId, userId), inArray(games.id, [...ids]), eq(games.isWishlist, false), isNull(games.removedAt)),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Deletes games permanently. */
export async function deleteGames(db: Connection, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetChoices(db, userId, ids);
  await db.delete(games).where(and(eq(games.userId, userId), inArray(games.id, [...ids])));
}
