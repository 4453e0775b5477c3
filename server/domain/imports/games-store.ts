import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { addedGame } from '#shared/rules/imports/added-game.ts';
import { titleKey } from '#shared/rules/games/duplicate-title.ts';
import {
  FILLED_FACTS,
  type ImportedGame,
  importedFields,
  type MergedGame,
} from '#shared/rules/imports/imported-game.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/database/database.ts';
import { assignments, columnNames, columnsOf, jsonColumns, jsonValues } from '#server/database/table-columns.ts';
import { isOwned } from '../games/is-owned.ts';
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

const MERGED_COLUMNS = columnsOf(games, [
  ...FILLED_FACTS,
  'isExpansion',
  'rating',
  'timesPlayed',
  'notes',
  'isWishlist',
  'lastPlayed',
  'imported',
]);
const MERGED = { ...MERGED_COLUMNS, id: games.id, lastPlayed: exactMoment(games.lastPlayed) };

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
  if (values[0] === undefined) return new Map();
  const { line: _line, ...added } = values[0];
  const columns = columnsOf(games, Object.keys(added) as (keyof typeof added)[]);
  const { rows: inserted } = await db.execute<{ id: string; title_key: string; is_wishlist: boolean }>(sql`
    insert into games (user_id, ${columnNames(columns)})
    select ${userId}, ${jsonValues(columns, 'g')}
    from json_to_recordset(${JSON.stringify(values)}) as g (${jsonColumns(columns)})
    returning id, title_key, is_wishlist`);
  const ids = new Map(inserted.map((row) => [`${row.is_wishlist} ${row.title_key}`, Number(row.id)]));
  return new Map(values.map((value) => [value.line, ids.get(`${value.isWishlist} ${value.titleKey}`) ?? 0]));
}

const newGame = (line: number, title: string, game: ImportedGame) => ({
  line,
  ...addedGame(game, title),
  titleKey: titleKey(title),
  imported: importedFields(game),
});

/** Updates the importable fields of these games in one statement. */
export async function updateGames(
  db: Connection,
  userId: number,
  changed: ReadonlyMap<number, MergedGame>,
): Promise<void> {
  if (changed.size === 0) return;
  const values = [...changed].map(([id, game]) => ({ id, ...game }));
  await db.execute(sql`
    update games set ${assignments(MERGED_COLUMNS, 'g')}, updated_at = now()
    from json_to_recordset(${JSON.stringify(values)}) as g (id bigint, ${jsonColumns(MERGED_COLUMNS)})
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
    .where(and(eq(games.userId, userId), inArray(games.id, [...ids]), isOwned, isNull(games.removedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes games permanently. */
export async function deleteGames(db: Connection, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetChoices(db, userId, ids);
  await db.delete(games).where(and(eq(games.userId, userId), inArray(games.id, [...ids])));
}
