import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { addedGame } from './rules/added-game.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { GameList } from '#shared/games/lists.ts';
import { factsOfCopy, copiesOf, insertCopies } from '#server/copies/service.ts';
import { isOwned, deleteChoices, isLent } from '#server/games/service.ts';
import { type OwnCopy, FILLED_FACTS, type ImportedGame, type MergedGame } from '#shared/schema/imported-game.ts';
import { listIn } from './rules/merge-list.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { importedFields } from './rules/merge-game.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import {
  assignments,
  columnNames,
  columnsOf,
  jsonColumns,
  jsonValues,
} from '#server/platform/database/table-columns.ts';
import type { DecidedRow } from './decided-row.ts';
import { exactMoment } from './exact-moment.ts';
import type { ListedGame } from './owner-lists.ts';

/** The fields of all of an owner's games that are used to match rows of a file. */
export async function listGameKeys(db: Connection, userId: number): Promise<ListedGame[]> {
  const rows = await db
    .select({
      id: games.id,
      bggId: games.bggId,
      titleKey: games.titleKey,
      isWishlist: games.isWishlist,
      isUnowned: games.isUnowned,
      last: sql<{ isWishlist: boolean; isUnowned?: boolean } | null>`case when ${games.imported} is not null then
        json_build_object('isWishlist', ${games.imported} -> 'isWishlist', 'isUnowned', ${games.imported} -> 'isUnowned') end`,
      isLent: isLent(db),
    })
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt)));
  return rows.map(({ isWishlist, isUnowned, last, ...row }) => ({
    ...row,
    list: listIn({ isWishlist, isUnowned }),
    lastList: last && listIn(last),
  }));
}

const MERGED_COLUMNS = columnsOf(games, [
  ...FILLED_FACTS,
  'isExpansion',
  'rating',
  'timesPlayed',
  'notes',
  'isWishlist',
  'isUnowned',
  'states',
  'wishPriority',
  'lastPlayed',
  'imported',
]);
const MERGED = { ...MERGED_COLUMNS, id: games.id, lastPlayed: exactMoment(games.lastPlayed) };

const ownCopy = (copy: Copy): OwnCopy => ({ id: copy.id, ...factsOfCopy(copy) });

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
  const copies = await copiesOf(db, userId, ids);
  return new Map(rows.map(({ id, ...game }) => [id, { ...game, copies: copies.get(id)?.map(ownCopy) ?? [] }]));
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
  const { line: _line, ...fields } = values[0];
  const columns = columnsOf(games, Object.keys(fields) as (keyof typeof fields)[]);
  const { rows: inserted } = await db.execute<{
    id: string;
    title_key: string;
    is_wishlist: boolean;
    is_unowned: boolean;
  }>(sql`
    insert into games (user_id, ${columnNames(columns)})
    select ${userId}, ${jsonValues(columns, 'g')}
    from json_to_recordset(${JSON.stringify(values)}) as g (${jsonColumns(columns)})
    returning id, title_key, is_wishlist, is_unowned`);
  const ids = new Map(inserted.map((row) => [`${row.is_wishlist} ${row.is_unowned} ${row.title_key}`, Number(row.id)]));
  const added = new Map(
    values.map((row) => [row.line, ids.get(`${row.isWishlist} ${row.isUnowned} ${row.titleKey}`) ?? 0] as const),
  );
  const copies = rows.flatMap(
    ({ line, game }) => game?.copies?.map((copy) => ({ gameId: added.get(line), copy })) ?? [],
  );
  await insertCopies(
    db,
    userId,
    copies.flatMap(({ gameId, copy }) => (gameId ? [{ ...copy, gameId }] : [])),
  );
  return added;
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
  const values = [...changed].map(([id, { copies: _copies, ...game }]) => ({ id, ...game }));
  await db.execute(sql`
    update games set ${assignments(MERGED_COLUMNS, 'g')}, updated_at = now()
    from json_to_recordset(${JSON.stringify(values)}) as g (id bigint, ${jsonColumns(MERGED_COLUMNS)})
    where games.id = g.id and games.user_id = ${userId}`);
}

/** The lists on which another game has the title of one of these, by its id. */
export async function findTakenLists(
  db: Connection,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, Set<GameList>>> {
  const { rows } = await db.execute<{ id: string; is_wishlist: boolean; is_unowned: boolean }>(sql`
    select g.id, other.is_wishlist, other.is_unowned from games g
    join games other on other.user_id = g.user_id and other.title_key = g.title_key
      and other.removed_at is null and other.id <> g.id
    where g.user_id = ${userId} and g.id = any(${sql.param(ids)})`);
  const taken = new Map<number, Set<GameList>>();
  for (const { id, is_wishlist: isWishlist, is_unowned: isUnowned } of rows)
    taken.set(Number(id), (taken.get(Number(id)) ?? new Set()).add(listIn({ isWishlist, isUnowned })));
  return taken;
}

/** Returns those of these games that are in the owner's collection. */
export async function filterOwned(db: Connection, userId: number, ids: readonly number[]): Promise<Set<number>> {
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
  await deleteChoices(db, userId, ids);
  await db.delete(games).where(and(eq(games.userId, userId), inArray(games.id, [...ids])));
}
