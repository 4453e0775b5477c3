import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { PaidPlan, Plan } from '#shared/enums.ts';
import { includes } from '#shared/limits/plan.ts';

type PlanOffer = { kind: 'current' | 'included' } | { kind: 'available'; plan: PaidPlan };

/** How a plan is offered to a user. A lower plan cannot be chosen; a plan on trial can be bought. */
export function planOffer(
  plan: Plan,
  { plan: own, paidPlan, trialState }: Pick<CurrentUser, 'plan' | 'trialState' | 'paidPlan'>,
): PlanOffer {
  const onTrial = trialState === 'running';
  if ((own === plan && !onTrial) || paidPlan === plan) return { kind: 'current' };
  if (plan === 'free' || (includes(own, plan) && !onTrial)) return { kind: 'included' };
  return { kind: 'available', plan };
}
