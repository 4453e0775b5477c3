import type { Plan } from '#shared/enums.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { t } from '#client/nights/words/words.ts';

/** A plan's limits for hosts in two sentences. The Free plan's 4 games are per night. */
export function planText(plan: Plan): string {
  const { nightsAMonth, gamesANight, premiumEvents } = PLAN_LIMITS[plan];
  if (premiumEvents) return t('Unlimited game nights and games, with premium events, analytics and templates.');
  if (gamesANight === Infinity)
    return t(
      '{nights, plural, one {# game night} other {Up to # game nights}} per month, with as many games on each as you like.',
      { nights: nightsAMonth },
    );
  return t(
    '{nights, plural, one {# game night} other {Up to # game nights}} per month, with up to {games, plural, one {# game} other {# games}} on it. Your collection itself is unlimited.',
    { nights: nightsAMonth, games: gamesANight },
  );
}

/** The nights a host may still create this month: 'You have used 3, 7 are left.'; null without a limit. */
export function usedText(plan: Plan, used: number): string | null {
  const { nightsAMonth } = PLAN_LIMITS[plan];
  if (nightsAMonth === Infinity) return null;
  const left = Math.max(0, nightsAMonth - used);
  if (used === 0)
    return nightsAMonth === 1
      ? t("You have not planned this month's game night yet.")
      : t('All {count} are left this month.', { count: left });
  if (left === 0) return t('You have used all game nights of this month. You get new ones next month.');
  return t('You have used {used} this month, {left, plural, one {# is} other {# are}} left.', { used, left });
}
