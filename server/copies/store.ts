import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CopyChanges, NewCopy } from '#shared/copies/change-copies-contract.ts';
import { copy as contract, type Copy } from '#shared/copies/copies-contract.ts';
import { copies } from '#shared/schema/copies.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { asJson, columnsOfContract } from '#server/platform/database/table-columns.ts';
import { ownerList } from '#server/platform/owner-data/owner-list.ts';

const COPY = columnsOfContract(copies, contract);

const COPY_AS_JSON = asJson(COPY, (_field, column) => sql`copies.${column}`);
/** The bytes of the texts of a copy. */
export const COPY_BYTES = sql`octet_length(concat(edition, language, acquired_from, place, condition, notes, barcode))`;

const ofOwner = (userId: number, copyId: number) => and(eq(copies.userId, userId), eq(copies.id, copyId));

/** All copies of an owner's games in the contract's form, without those of removed games. */
export const listCopies = ownerList({
  fields: COPY_AS_JSON,
  rows: (owner) =>
    sql`from copies join games on games.id = copies.game_id
      where copies.user_id = ${owner} and games.removed_at is null
      order by copies.id`,
});

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
