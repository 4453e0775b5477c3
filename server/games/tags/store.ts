import { and, eq, sql } from 'drizzle-orm';
import { type Tag, tag as contract, type TagChanges } from '#shared/games/tags-contract.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { games } from '#shared/schema/games.ts';
import { tags } from '#shared/schema/tags.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { columnsOfContract } from '#server/platform/database/table-columns.ts';

const TAG = columnsOfContract(tags, contract);

const ofOwner = (userId: number, tagId: number) => and(eq(tags.userId, userId), eq(tags.id, tagId));

export const listTags = (db: Connection, userId: number): Promise<Tag[]> =>
  db.select(TAG).from(tags).where(eq(tags.userId, userId)).orderBy(tags.nameKey);

export async function insertTag(tx: Transaction, userId: number, tag: Omit<Tag, 'id'>): Promise<Tag> {
  const [row] = await tx
    .insert(tags)
    .values({ ...tag, nameKey: nameKey(tag.name), userId })
    .returning(TAG);
  if (!row) throw new Error('the tag was not inserted');
  return row;
}

export async function updateTag(
  db: Connection,
  userId: number,
  tagId: number,
  { name, colour }: TagChanges,
): Promise<Tag | undefined> {
  const [row] = await db
    .update(tags)
    .set({ colour, ...(name !== undefined && { name, nameKey: nameKey(name) }) })
    .where(ofOwner(userId, tagId))
    .returning(TAG);
  return row;
}

export async function deleteTag(db: Connection, userId: number, tagId: number): Promise<boolean> {
  const { rowCount } = await db.delete(tags).where(ofOwner(userId, tagId));
  return (rowCount ?? 0) > 0;
}

/** Takes a tag off every game of its owner. */
export const removeTagFromGames = (tx: Transaction, userId: number, tagId: number) =>
  tx
    .update(games)
    .set({ tagIds: sql`array_remove(${games.tagIds}, ${tagId}::bigint)`, updatedAt: sql`now()` })
    .where(and(eq(games.userId, userId), sql`${games.tagIds} @> array[${tagId}::bigint]`));
