import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Challenge, challenge } from '#shared/challenges/challenges-contract.ts';
import { challenges } from '#shared/schema/challenges.ts';
import { games } from '#shared/schema/games.ts';
import { tags } from '#shared/schema/tags.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { columnsOfContract } from '#server/platform/database/table-columns.ts';

const CHALLENGE = columnsOfContract(challenges, challenge);

const ofOwner = (userId: number, challengeId: number) =>
  and(eq(challenges.userId, userId), eq(challenges.id, challengeId));

/** The latest first. */
export const listChallenges = (db: Connection, userId: number): Promise<Challenge[]> =>
  db.select(CHALLENGE).from(challenges).where(eq(challenges.userId, userId)).orderBy(desc(challenges.id));

/** Those that are not archived and whose days have a day, YYYY-MM-DD, the latest first. */
export const challengesOn = (db: Connection, userId: number, day: string): Promise<Challenge[]> =>
  db
    .select(CHALLENGE)
    .from(challenges)
    .where(
      and(
        eq(challenges.userId, userId),
        isNull(challenges.archivedAt),
        sql`coalesce(${day}::date between ${challenges.startsOn} and ${challenges.endsOn}, true)`,
      ),
    )
    .orderBy(desc(challenges.id));

export const countChallenges = (db: Connection, userId: number): Promise<number> =>
  db.$count(challenges, eq(challenges.userId, userId));

export async function findChallengeByKey(
  db: Connection,
  userId: number,
  idempotencyKey: string,
): Promise<Challenge | undefined> {
  const [row] = await db
    .select(CHALLENGE)
    .from(challenges)
    .where(and(eq(challenges.userId, userId), eq(challenges.idempotencyKey, idempotencyKey)));
  return row;
}

export async function insertChallenge(tx: Transaction, row: typeof challenges.$inferInsert): Promise<Challenge> {
  const [inserted] = await tx.insert(challenges).values(row).returning(CHALLENGE);
  if (!inserted) throw new Error('the challenge was not inserted');
  return inserted;
}

type ChallengeChanges = Pick<typeof challenges.$inferInsert, 'name' | 'rule' | 'startsOn' | 'endsOn'>;

/** An archived challenge keeps the moment at which it was archived. */
export async function updateChallenge(
  db: Connection,
  userId: number,
  challengeId: number,
  { isArchived, ...changes }: ChallengeChanges & { isArchived: boolean },
): Promise<Challenge | undefined> {
  const archivedAt = isArchived ? sql`coalesce(${challenges.archivedAt}, now())` : null;
  const [row] = await db
    .update(challenges)
    .set({ ...changes, archivedAt })
    .where(ofOwner(userId, challengeId))
    .returning(CHALLENGE);
  return row;
}

export async function deleteChallenge(db: Connection, userId: number, challengeId: number): Promise<boolean> {
  const { rowCount } = await db.delete(challenges).where(ofOwner(userId, challengeId));
  return (rowCount ?? 0) > 0;
}

/** Those of the owner among these games; removed ones too, until they are deleted. */
export async function ownGameIds(db: Connection, userId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.userId, userId), inArray(games.id, [...ids])));
  return rows.map(({ id }) => id);
}

export const hasTag = async (db: Connection, userId: number, tagId: number): Promise<boolean> =>
  (await db.$count(tags, and(eq(tags.userId, userId), eq(tags.id, tagId)))) > 0;
