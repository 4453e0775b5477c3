import { and, desc, eq, notInArray } from 'drizzle-orm';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { countInMonth } from '#shared/time/calendar-month.ts';
import { nightCreations } from '#shared/schema/nights.ts';
import { refuseBeyond } from '#server/plans/service.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** The largest limit of a plan; more rows are never needed. */
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

/** When an account created its latest nights, including deleted ones, up to the largest limit of a plan. */
export const latestCreations = async (tx: Transaction, userId: number): Promise<Date[]> =>
  (await latest(tx, userId)).map(({ createdAt }) => createdAt);

/** Records that an account created a number of nights at a moment. */
export async function recordCreations(tx: Transaction, userId: number, count: number, createdAt: Date): Promise<void> {
  if (count === 0) return;
  const rows = Array.from({ length: Math.min(count, ROWS_KEPT) }, () => ({ userId, createdAt }));
  await tx.insert(nightCreations).values(rows);
  const latestIds = (await latest(tx, userId)).map(({ id }) => id);
  await tx
    .delete(nightCreations)
    .where(and(eq(nightCreations.userId, userId), notInArray(nightCreations.id, latestIds)));
}

/**
 * Counts a created night in the calendar month of the host's zone; deleting it does not undo this. Safe for concurrent
 * requests only under the owner's lock (`withOwnerLock`). @throws Refusal PLAN_LIMIT_REACHED
 */
export async function countCreation(tx: Transaction, owner: Owner, timeZone: string): Promise<void> {
  const now = new Date();
  const created = await latestCreations(tx, owner.id);
  refuseBeyond(owner.plan, 'nightsAMonth', countInMonth(created, timeZone, now) + 1);
  await recordCreations(tx, owner.id, 1, now);
}
