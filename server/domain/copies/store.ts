import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CopyChanges, NewCopy } from '#shared/contracts/change-copies.ts';
import { copy as contract, type Copy } from '#shared/contracts/copies.ts';
import { copies } from '#shared/schema/copies.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/database/database.ts';
import { rowsByIds } from '#server/database/rows-by-ids.ts';
import { columnsOfContract } from '#server/database/table-columns.ts';

const COPY = columnsOfContract(copies, contract);

const ofOwner = (userId: number, copyId: number) => and(eq(copies.userId, userId), eq(copies.id, copyId));

/** Copies of an owner's games, without those of removed games, read while they are sent: they may be 50 MB. */
export const listCopies = (db: Connection, userId: number): AsyncGenerator<Copy> =>
  rowsByIds(
    db,
    sql`select copies.id from copies join games on games.id = copies.game_id
      where copies.user_id = ${userId} and games.removed_at is null order by copies.id`,
    (ids) =>
      db
        .select(COPY)
        .from(copies)
        .where(and(eq(copies.userId, userId), inArray(copies.id, ids))),
  );

/** The copies of these games, by game, in the order in which they were added. */
export async function copiesOf(
  db: Connection,
  userId: number,
  gameIds: readonly number[],
): Promise<Map<number, Copy[]>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .select(COPY)
    .from(copies)
    .where(and(eq(copies.userId, userId), inArray(copies.gameId, [...gameIds])))
    .orderBy(asc(copies.id));
  const byGame = new Map<number, Copy[]>();
  for (const row of rows) {
    const others = byGame.get(row.gameId);
    if (others) others.push(row);
    else byGame.set(row.gameId, [row]);
  }
  return byGame;
}

export const countCopies = (db: Connection, userId: number, gameId?: number): Promise<number> =>
  db.$count(copies, and(eq(copies.userId, userId), gameId === undefined ? undefined : eq(copies.gameId, gameId)));

export async function insertCopy(db: Connection, userId: number, gameId: number, copy: NewCopy): Promise<Copy> {
  const [row] = await db
    .insert(copies)
    .values({ ...copy, userId, gameId })
    .returning(COPY);
  if (!row) throw new Error('the copy was not inserted');
  return row;
}

export async function findCopy(db: Connection, userId: number, copyId: number): Promise<Copy | undefined> {
  const [row] = await db
    .select(COPY)
    .from(copies)
    .innerJoin(games, eq(games.id, copies.gameId))
    .where(and(ofOwner(userId, copyId), isNull(games.removedAt)));
  return row;
}

export async function updateCopy(
  db: Connection,
  userId: number,
  copyId: number,
  changes: CopyChanges,
): Promise<Copy | undefined> {
  const [row] = await db.update(copies).set(changes).where(ofOwner(userId, copyId)).returning(COPY);
  return row;
}

export async function deleteCopy(db: Connection, userId: number, copyId: number): Promise<boolean> {
  const { rowCount } = await db.delete(copies).where(ofOwner(userId, copyId));
  return (rowCount ?? 0) > 0;
}
