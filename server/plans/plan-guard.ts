import type { EventType, Plan } from '#shared/enums.ts';
import { beyondLimitText, type WordedLimit, PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/platform/words/words.ts';

/** @throws Refusal PLAN_LIMIT_REACHED, naming the plan that allows it, if the count exceeds the plan */
export function refuseBeyond(plan: Plan, limit: WordedLimit, count: number): void {
  const message = beyondLimitText(plan, limit, count);
  if (message) throw new Refusal('PLAN_LIMIT_REACHED', { message });
}

/** @throws Refusal PLAN_REQUIRED for features of Premium Plus */
export function refuseWithoutPremiumEvents(plan: Plan, message: string): void {
  if (PLAN_LIMITS[plan].premiumEvents) return;
  throw new Refusal('PLAN_REQUIRED', { message });
}

/** @throws Refusal PLAN_REQUIRED for event types other than game_night below Premium Plus */
export function refusePremiumType(plan: Plan, eventType: EventType): void {
  if (eventType !== 'game_night') refuseWithoutPremiumEvents(plan, t('Events of this type need Premium Plus.'));
}
