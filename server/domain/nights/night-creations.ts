import { and, desc, eq, notInArray } from 'drizzle-orm';
import { PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import { nightCreations } from '#shared/schema/nights.ts';
import type { Transaction } from '#server/database/database.ts';

/** No plan with a limit asks whether there were more. */
const ROWS_KEPT = Math.max(
  ...Object.values(PLAN_LIMITS).map(({ nightsAMonth }) => (nightsAMonth === Infinity ? 0 : nightsAMonth)),
);

const latest = (tx: Transaction, userId: number) =>
  tx
    .select({ id: nightCreations.id, createdAt: nightCreations.createdAt })
    .from(nightCreations)
    .where(eq(nightCreations.userId, userId))
    .orderBy(desc(nightCreations.createdAt), desc(nightCreations.id))
    .limit(ROWS_KEPT);

/** When an account created its latest nights, the deleted ones among them; as many as a limit of a plan asks about. */
export const latestCreations = async (tx: Transaction, userId: number): Promise<Date[]> =>
  (await latest(tx, userId)).map(({ createdAt }) => createdAt);

/** Notes that an account created so many nights at a moment. */
export async function recordCreations(tx: Transaction, userId: number, count: number, createdAt: Date): Promise<void> {
  if (count === 0) return;
  const rows = Array.from({ length: Math.min(count, ROWS_KEPT) }, () => ({ userId, createdAt }));
  await tx.insert(nightCreations).values(rows);
  const kept = (await latest(tx, userId)).map(({ id }) => id);
  await tx.delete(nightCreations).where(and(eq(nightCreations.userId, userId), notInArray(nightCreations.id, kept)));
}
