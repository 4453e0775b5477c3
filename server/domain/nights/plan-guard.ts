import type { EventType, Plan } from '#shared/enums.ts';
import { countInMonth } from '#shared/rules/time/calendar-month.ts';
import { beyondLimitText, type NightLimit, PLAN_LIMITS } from '#shared/rules/plans/plan-limits.ts';
import type { Owner } from '#server/auth/owner.ts';
import type { Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { latestCreations, recordCreations } from './night-creations.ts';

/** @throws Refusal PLAN_LIMIT_REACHED, naming the plan that lifts it, where a plan does not allow so many */
export function refuseBeyond(plan: Plan, limit: NightLimit, count: number): void {
  const message = beyondLimitText(plan, limit, count);
  if (message) throw new Refusal('PLAN_LIMIT_REACHED', { message });
}

/** @throws Refusal PLAN_REQUIRED for features of Premium Plus */
export function refuseWithoutPremiumEvents(plan: Plan, what: string): void {
  if (PLAN_LIMITS[plan].premiumEvents) return;
  throw new Refusal('PLAN_REQUIRED', { message: `${what} Premium Plus.` });
}

/** @throws Refusal PLAN_REQUIRED for every event type but game_night on a plan below Premium Plus */
export function refusePremiumType(plan: Plan, eventType: EventType): void {
  if (eventType !== 'game_night') refuseWithoutPremiumEvents(plan, 'Events of this type need');
}

/**
 * Counts one more night that is created in this calendar month of the host's zone; deleting one does not take it back.
 * Holds for requests at once only under the lock of the owner's row (`withOwnerLock`).
 * @throws Refusal PLAN_LIMIT_REACHED
 */
export async function countCreation(tx: Transaction, owner: Owner, timeZone: string): Promise<void> {
  const now = new Date();
  const created = await latestCreations(tx, owner.id);
  refuseBeyond(owner.plan, 'nightsAMonth', countInMonth(created, timeZone, now) + 1);
  await recordCreations(tx, owner.id, 1, now);
}
