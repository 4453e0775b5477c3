import { type PaidPlan, PLANS, type Plan } from '#shared/enums.ts';

/** The plan fields of an account's row. */
export interface PlanRecord {
  isPremium: boolean;
  isPremiumPlus: boolean;
  /** End of the plan of these two, which the operator gives; null if it has none. */
  planUntil: Date | null;
  /** Plan of the paid subscription. */
  paidPlan: PaidPlan | null;
  /** End of the free trial of Premium Plus, also after it; null if none was started. */
  trialEndsAt: Date | null;
}

/** The plan in force: the best of the account's own, the paid one, the running trial and the operator's default. */
export function planOf(account: PlanRecord, defaultPlan: Plan, now: Date): Plan {
  return isRunning(account.trialEndsAt, now) ? TRIAL_PLAN : planAfterTrial(account, defaultPlan, now);
}

/** The plan of a trial, and its duration in days. */
export const TRIAL_PLAN: Plan = 'premium_plus';
export const TRIAL_DAYS = 7;

export const TRIAL_STATES = ['available', 'running', 'over', 'needless'] as const;

/** `available` if it adds something and was not used; `running`; `over`; `needless` if the plan includes everything. */
export type TrialState = (typeof TRIAL_STATES)[number];

/** The state of an account's one free trial. */
export function trialStateOf(account: PlanRecord, defaultPlan: Plan, now: Date): TrialState {
  if (includes(planAfterTrial(account, defaultPlan, now), TRIAL_PLAN)) return 'needless';
  if (account.trialEndsAt === null) return 'available';
  return isRunning(account.trialEndsAt, now) ? 'running' : 'over';
}

/** The plan that an account has without its trial: the best of its own, the paid one and the operator's default. */
export function planAfterTrial(account: PlanRecord, defaultPlan: Plan, now: Date): Plan {
  const all: readonly Plan[] = [givenPlan(account, now), account.paidPlan ?? 'free', defaultPlan];
  return all.reduce((most, plan) => (includes(plan, most) ? plan : most));
}

/** The plan that the operator gives an account. */
export function givenPlan(
  { isPremium, isPremiumPlus, planUntil }: Omit<PlanRecord, 'paidPlan' | 'trialEndsAt'>,
  now: Date,
): Plan {
  if (planUntil !== null && planUntil <= now) return 'free';
  return isPremiumPlus ? 'premium_plus' : isPremium ? 'premium' : 'free';
}

const isRunning = (endsAt: Date | null, now: Date): boolean => endsAt !== null && endsAt > now;

const DAY_MS = 24 * 60 * 60_000;

/** Remaining days of a trial, a started day counted whole; 0 once over. */
export const trialDaysLeft = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));

/** Whether a plan includes everything of another. */
export const includes = (plan: Plan, other: Plan): boolean => PLANS.indexOf(plan) >= PLANS.indexOf(other);

/**
 * The plan whose guest lists the budget of mails counts: a trial needs an e-mail address only, so it sends no more than
 * Premium.
 */
export const mailPlanOf = ({ plan, trialState }: { plan: Plan; trialState: TrialState }): Plan =>
  trialState === 'running' ? 'premium' : plan;
