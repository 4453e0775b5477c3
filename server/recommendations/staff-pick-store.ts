import { eq, inArray, sql } from 'drizzle-orm';
import { popularGames } from '#shared/schema/games.ts';
import { staffRecommendations } from '#shared/schema/recommendations.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { catalogueFacts } from '#server/games/service.ts';

const { bggId, title, players, duration, category, difficulty, minAge } = catalogueFacts;

type NewPick = typeof staffRecommendations.$inferInsert;

const PICKS_LOCK = 7_261_004;

export const allPicks = (db: Connection) => db.select().from(staffRecommendations);

/** All picks; other writes to them wait for the end of this transaction. */
export async function lockPicks(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(${PICKS_LOCK})`);
  return allPicks(tx);
}

/** Whole milliseconds, because a version must survive the round trip as JSON. */
const justAfter = (moment: Date) => new Date(moment.getTime() + 1);

/** Staff's picks have an update time later than their creation, so that seeding leaves them alone. */
export async function insertPick(tx: Transaction, pick: NewPick) {
  const now = new Date();
  const [row] = await tx
    .insert(staffRecommendations)
    .values({ ...pick, createdAt: now, updatedAt: justAfter(now) })
    .returning();
  if (!row) throw new Error('the pick was not added');
  return row;
}

/** Every change gets a later version, whatever the clock says. */
export async function updatePick(tx: Transaction, id: number, changes: Partial<NewPick>) {
  const now = new Date();
  const [row] = await tx
    .update(staffRecommendations)
    .set({
      ...changes,
      updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${staffRecommendations.updatedAt} + interval '1 millisecond')`,
    })
    .where(eq(staffRecommendations.id, id))
    .returning();
  if (!row) throw new Error(`pick ${id} was deleted at this moment`);
  return row;
}

/** Inserts picks as untouched: update time equals creation time. */
export async function seedPicks(tx: Transaction, picks: readonly NewPick[]): Promise<void> {
  const now = new Date();
  if (picks.length > 0)
    await tx.insert(staffRecommendations).values(picks.map((pick) => ({ ...pick, createdAt: now, updatedAt: now })));
}

export async function deletePicks(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(staffRecommendations).where(inArray(staffRecommendations.id, [...ids]));
}

/** The card's data of catalogue games, by BoardGameGeek id. */
export const factsOf = (tx: Transaction, bggIds: readonly number[]) =>
  tx
    .select({ bggId, title, players, duration, category, difficulty, minAge })
    .from(popularGames)
    .where(inArray(popularGames.bggId, [...bggIds]));
