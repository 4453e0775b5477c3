import { and, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { columnsOf } from '#server/platform/database/table-columns.ts';
import { deleteChoices, deleteChoicesOfRemovedGames } from './expansions-store.ts';
import { ownerList } from '#server/platform/owner-data/owner-list.ts';
import { GAME_AS_JSON, type GameRow } from './game-json.ts';

export type NewGameRow = typeof games.$inferInsert;

/** Matches one owner's game that is not removed. */
const present = (userId: number, gameId: number) =>
  and(eq(games.userId, userId), eq(games.id, gameId), isNull(games.removedAt));

/** A removed base game is not shown, although the link to it survives an undo. */
const shown = {
  ...getTableColumns(games),
  parentGameId: sql<number | null>`(
    select base.id from games base where base.id = "games"."parent_game_id" and base.removed_at is null)`.mapWith(
    Number,
  ),
};

export async function findGame(db: Connection, userId: number, gameId: number): Promise<GameRow | undefined> {
  const [row] = await db.select(shown).from(games).where(present(userId, gameId));
  return row;
}

/** Whether a game is on one of an owner's lists. */
export async function hasGame(db: Connection, userId: number, gameId: number): Promise<boolean> {
  const [row] = await db.select({ id: games.id }).from(games).where(present(userId, gameId));
  return row !== undefined;
}

const LISTED = columnsOf(games, [
  'id',
  'title',
  'titleKey',
  'bggId',
  'isWishlist',
  'isUnowned',
  'states',
  'wishPriority',
]);

/** An owner's games of a title, and those off the shelf of a BoardGameGeek id, without removed games. */
export function listSame(
  db: Connection,
  userId: number,
  { titleKey, bggId = null }: { titleKey: string; bggId?: number | null | undefined },
): Promise<SameGame[]> {
  const hasTitle = eq(games.titleKey, titleKey);
  const hasId = bggId === null ? undefined : and(eq(games.bggId, bggId), or(games.isWishlist, games.isUnowned));
  return db
    .select(LISTED)
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt), or(hasTitle, hasId)));
}
export type SameGame = Pick<GameRow, keyof typeof LISTED>;

export async function insertGame(db: Connection, row: NewGameRow): Promise<GameRow> {
  const [inserted] = await db.insert(games).values(row).returning();
  if (!inserted) throw new Error('the game was not inserted');
  return inserted;
}

type Changes = { [Column in keyof NewGameRow]?: NewGameRow[Column] | ReturnType<typeof sql> | undefined };

export async function updateGame(
  db: Connection,
  userId: number,
  gameId: number,
  changes: Changes,
): Promise<GameRow | undefined> {
  const [row] = await db
    .update(games)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(present(userId, gameId))
    .returning(shown);
  return row;
}

export async function deleteGame(db: Connection, userId: number, gameId: number): Promise<boolean> {
  await deleteChoices(db, userId, [gameId]);
  const { rowCount } = await db.delete(games).where(present(userId, gameId));
  return (rowCount ?? 0) > 0;
}

/** Hides a game until it is restored or purged. */
export async function softDeleteGame(db: Connection, userId: number, gameId: number): Promise<boolean> {
  const row = await updateGame(db, userId, gameId, { removedAt: sql`now()` });
  return row !== undefined;
}

export async function findRemovedGame(db: Connection, userId: number, gameId: number) {
  const [row] = await db
    .select({
      title: games.title,
      titleKey: games.titleKey,
      isWishlist: games.isWishlist,
      isUnowned: games.isUnowned,
      secondsAgo: sql<number>`extract(epoch from now() - ${games.removedAt})::float8`,
    })
    .from(games)
    .where(and(eq(games.userId, userId), eq(games.id, gameId), isNotNull(games.removedAt)));
  return row;
}

export function undeleteGame(db: Connection, userId: number, gameId: number) {
  return db
    .update(games)
    .set({ removedAt: null, updatedAt: sql`now()` })
    .where(and(eq(games.userId, userId), eq(games.id, gameId), isNotNull(games.removedAt)));
}

/** Deletes for good the games removed longer ago than an undo is possible. */
export async function purgeRemovedGames(db: Connection, undoSeconds: number): Promise<void> {
  const seconds = undoSeconds * 2;
  await deleteChoicesOfRemovedGames(db, seconds);
  await db.delete(games).where(lt(games.removedAt, sql`now() - make_interval(secs => ${seconds})`));
}

/** The bytes of the long texts of a game. */
export const GAME_BYTES = sql`coalesce(octet_length(notes), 0) + coalesce(octet_length(description), 0)`;

/** All games of an owner in the contract's form; a row changes with its game and with its base game. */
export const listGames = ownerList({
  fields: GAME_AS_JSON,
  rows: (owner) => sql`from games where user_id = ${owner} and removed_at is null order by title_key, games.id`,
});
