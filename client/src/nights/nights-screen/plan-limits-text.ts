import { countText } from '#client/lib/number-text.ts';
import type { Plan } from '#shared/enums.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';

/** A plan's limits for hosts in two sentences. The Free plan's 4 games are per night. */
export function planText(plan: Plan): string {
  const { nightsAMonth, gamesANight, premiumEvents } = PLAN_LIMITS[plan];
  if (premiumEvents) return 'Unlimited game nights and games, with premium events, analytics and templates.';
  const nights = `${nightsAMonth === 1 ? '' : 'Up to '}${countText(nightsAMonth, 'game night')} per month`;
  if (gamesANight === Infinity) return `${nights}, with as many games on each as you like.`;
  return `${nights}, with up to ${countText(gamesANight, 'game')} on it. Your collection itself is unlimited.`;
}

/** The nights a host may still create this month: 'You have used 3, 7 are left.'; null without a limit. */
export function usedText(plan: Plan, used: number): string | null {
  const { nightsAMonth } = PLAN_LIMITS[plan];
  if (nightsAMonth === Infinity) return null;
  const left = Math.max(0, nightsAMonth - used);
  if (used === 0)
    return nightsAMonth === 1
      ? "You have not planned this month's game night yet."
      : `All ${left} are left this month.`;
  if (left === 0) return 'You have used all game nights of this month. You get new ones next month.';
  return `You have used ${used} this month, ${left} ${left === 1 ? 'is' : 'are'} left.`;
}
