import { PLANS, type Plan } from '../enums.ts';

/** The plan in force: the account's own or the operator's default, whichever gives more. */
export function planOf(account: { isPremium: boolean; isPremiumPlus: boolean }, defaultPlan: Plan): Plan {
  const own: Plan = account.isPremiumPlus ? 'premium_plus' : account.isPremium ? 'premium' : 'free';
  return includes(own, defaultPlan) ? own : defaultPlan;
}

/** Whether a plan gives all that another one gives. */
export const includes = (plan: Plan, other: Plan): boolean => PLANS.indexOf(plan) >= PLANS.indexOf(other);
