import type { EventType, Plan } from '#shared/enums.ts';
import { countInMonth } from '#shared/time/calendar-month.ts';
import { beyondLimitText, type WordedLimit, PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { latestCreations, recordCreations } from '#server/nights/night-creations.ts';

/** @throws Refusal PLAN_LIMIT_REACHED, naming the plan that allows it, if the count exceeds the plan */
export function refuseBeyond(plan: Plan, limit: WordedLimit, count: number): void {
  const message = beyondLimitText(plan, limit, count);
  if (message) throw new Refusal('PLAN_LIMIT_REACHED', { message });
}

/** @throws Refusal PLAN_REQUIRED for features of Premium Plus */
export function refuseWithoutPremiumEvents(plan: Plan, what: string): void {
  if (PLAN_LIMITS[plan].premiumEvents) return;
  throw new Refusal('PLAN_REQUIRED', { message: `${what} Premium Plus.` });
}

/** @throws Refusal PLAN_REQUIRED for event types other than game_night below Premium Plus */
export function refusePremiumType(plan: Plan, eventType: EventType): void {
  if (eventType !== 'game_night') refuseWithoutPremiumEvents(plan, 'Events of this type need');
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
