import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { play, type Play } from '#shared/plays/plays-contract.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { rowsByIds } from '#server/platform/database/rows-by-ids.ts';
import { asJson, columnsOfContract } from '#server/platform/database/table-columns.ts';
import { ownerList } from '#server/platform/owner-data/owner-list.ts';

type NewPlayRow = typeof gameSessions.$inferInsert;

/** The columns of the contract. */
export const PLAY_COLUMNS = columnsOfContract(gameSessions, play);

const ofOwner = (userId: number, playId: number) => and(eq(gameSessions.userId, userId), eq(gameSessions.id, playId));

/** The bytes of a play's row, roughly: up to 70 kB. */
export const PLAY_BYTES = sql`coalesce(octet_length(notes), 0) + octet_length(players) + pg_column_size(seats)`;

/** Plays of a game on the owner's lists, latest first, read while they are sent. */
export const listPlaysOf = (db: Connection, userId: number, gameId: number): AsyncGenerator<Play> =>
  rowsByIds(
    db,
    sql`select id, ${PLAY_BYTES} as bytes from game_sessions
      where user_id = ${userId} and game_id = ${gameId}
        and exists (select from games where games.id = game_id and removed_at is null)
      order by played_at desc, id desc`,
    (ids) =>
      db
        .select(PLAY_COLUMNS)
        .from(gameSessions)
        .where(and(eq(gameSessions.userId, userId), inArray(gameSessions.id, ids))),
  );

/** The latest plays of an owner. @param most maximum number */
export const latestPlays = (db: Connection, userId: number, most: number): Promise<Play[]> =>
  db
    .select(PLAY_COLUMNS)
    .from(gameSessions)
    .where(eq(gameSessions.userId, userId))
    .orderBy(desc(gameSessions.playedAt), desc(gameSessions.id))
    .limit(most);

export const countNightPlays = (db: Connection, userId: number, eventId: number): Promise<number> =>
  db.$count(gameSessions, and(eq(gameSessions.userId, userId), eq(gameSessions.eventId, eventId)));

export async function findPlayByKey(db: Connection, userId: number, idempotencyKey: string): Promise<Play | undefined> {
  const [row] = await db
    .select(PLAY_COLUMNS)
    .from(gameSessions)
    .where(and(eq(gameSessions.userId, userId), eq(gameSessions.idempotencyKey, idempotencyKey)));
  return row;
}

export async function findPlay(db: Connection, userId: number, playId: number): Promise<Play | undefined> {
  const [row] = await db.select(PLAY_COLUMNS).from(gameSessions).where(ofOwner(userId, playId));
  return row;
}

/** Names in a play that stand for unknown players, according to its import. */
export async function anonymousNames(db: Connection, userId: number, playId: number): Promise<ReadonlySet<string>> {
  const [row] = await db.select({ imported: gameSessions.imported }).from(gameSessions).where(ofOwner(userId, playId));
  return new Set(row?.imported?.anonymous ?? []);
}

/** The game of a play; the id is null for one on no list. */
export interface PlayedGame {
  id: number | null;
  title: string;
  bggId: number | null;
}

const PLAYED_GAME = { id: games.id, title: games.title, bggId: games.bggId };

/** A game on the owner's lists. */
export async function findPlayedGame(db: Connection, userId: number, gameId: number): Promise<PlayedGame | undefined> {
  const [row] = await db
    .select(PLAYED_GAME)
    .from(games)
    .where(and(eq(games.userId, userId), eq(games.id, gameId), isNull(games.removedAt)));
  return row;
}

/** The owner's game with a BoardGameGeek id, or a title; owned before wished for. Different ids never match. */
export async function findGameByTitle(
  db: Connection,
  userId: number,
  { title, bggId }: Omit<PlayedGame, 'id'>,
): Promise<PlayedGame | undefined> {
  const hasTitle = eq(games.titleKey, titleKey(title));
  const isGame = bggId === null ? hasTitle : or(eq(games.bggId, bggId), and(hasTitle, isNull(games.bggId)));
  const [row] = await db
    .select(PLAYED_GAME)
    .from(games)
    .where(and(eq(games.userId, userId), isGame, isNull(games.removedAt)))
    .orderBy(games.isWishlist, games.isUnowned, games.bggId, games.id)
    .limit(1);
  return row;
}

export async function insertPlay(db: Connection, row: NewPlayRow): Promise<Play> {
  const [inserted] = await db.insert(gameSessions).values(row).returning(PLAY_COLUMNS);
  if (!inserted) throw new Error('the play was not inserted');
  return inserted;
}

/** The columns that a change may set, without import data. */
export type PlayChanges = Partial<Omit<NewPlayRow, 'id' | 'userId' | 'sourceId' | 'importId' | 'imported' | 'counted'>>;

/** @param countsMore change of its share in the game's count */
export async function updatePlay(
  db: Connection,
  userId: number,
  playId: number,
  changes: PlayChanges,
  countsMore = 0,
): Promise<Play | undefined> {
  const [row] = await db
    .update(gameSessions)
    .set({ ...changes, counted: sql`${gameSessions.counted} + ${countsMore}`, updatedAt: sql`now()` })
    .where(ofOwner(userId, playId))
    .returning(PLAY_COLUMNS);
  return row;
}

/** Which score wins in plays, before and after. */
export interface OutcomeChange {
  from: PlayOutcome;
  to: PlayOutcome;
  ids?: readonly number[] | undefined;
  except?: number | undefined;
}

/** Changes the outcome of the plays of a game that have another; returns their ids and nights. */
export const changeOutcomes = (
  db: Connection,
  userId: number,
  gameId: number,
  { from, to, ids, except }: OutcomeChange,
): Promise<{ id: number; eventId: number | null }[]> =>
  db
    .update(gameSessions)
    .set({ outcome: to, updatedAt: sql`now()` })
    .where(
      and(
        eq(gameSessions.userId, userId),
        eq(gameSessions.gameId, gameId),
        eq(gameSessions.outcome, from),
        except === undefined ? undefined : ne(gameSessions.id, except),
        ids && sql`${gameSessions.id} = any(${sql.param([...ids])}::bigint[])`,
      ),
    )
    .returning({ id: gameSessions.id, eventId: gameSessions.eventId });

/** Returns the night of the play; undefined if there is no such play. */
export async function deletePlay(
  db: Connection,
  userId: number,
  playId: number,
): Promise<{ eventId: number | null } | undefined> {
  const [row] = await db
    .delete(gameSessions)
    .where(ofOwner(userId, playId))
    .returning({ eventId: gameSessions.eventId });
  return row;
}

/** The columns of the contract in JSON form. */
export const PLAY_AS_JSON = asJson(PLAY_COLUMNS);

/** All plays of an owner in the contract's form, latest first. */
export const listPlays = ownerList({
  fields: PLAY_AS_JSON,
  rows: (owner) => sql`from game_sessions where user_id = ${owner} order by played_at desc, id desc`,
});
