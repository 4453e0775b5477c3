import { type PaidPlan, PLANS, type Plan } from '../../enums.ts';

/** What an account's row says about its plan. */
export interface PlanRecord {
  isPremium: boolean;
  isPremiumPlus: boolean;
  /** Of the subscription that they pay for. */
  paidPlan: PaidPlan | null;
  /** When its free trial of Premium Plus ends or ended; null for an account that has had none. */
  trialEndsAt: Date | null;
}

/**
 * The plan in force: the account's own, the one that it pays for, its trial while that lasts, or the operator's default,
 * whichever gives most.
 */
export function planOf(account: PlanRecord, defaultPlan: Plan, now: Date): Plan {
  return isRunning(account.trialEndsAt, now) ? TRIAL_PLAN : planBesideTrial(account, defaultPlan);
}

/** The plan of a trial, and its days. */
export const TRIAL_PLAN: Plan = 'premium_plus';
export const TRIAL_DAYS = 7;

export const TRIAL_STATES = ['available', 'running', 'over', 'needless'] as const;

/**
 * `available` to whom it gives something and who has not had one, `running`, `over`; `needless` to whom the plan gives
 * all of it anyway.
 */
export type TrialState = (typeof TRIAL_STATES)[number];

/** How an account stands with its one free trial. */
export function trialStateOf(account: PlanRecord, defaultPlan: Plan, now: Date): TrialState {
  if (includes(planBesideTrial(account, defaultPlan), TRIAL_PLAN)) return 'needless';
  if (account.trialEndsAt === null) return 'available';
  return isRunning(account.trialEndsAt, now) ? 'running' : 'over';
}

function planBesideTrial({ isPremium, isPremiumPlus, paidPlan }: PlanRecord, defaultPlan: Plan): Plan {
  const own: Plan = isPremiumPlus ? 'premium_plus' : isPremium ? 'premium' : 'free';
  const all: readonly Plan[] = [own, paidPlan ?? 'free', defaultPlan];
  return all.reduce((most, plan) => (includes(plan, most) ? plan : most));
}

const isRunning = (endsAt: Date | null, now: Date): boolean => endsAt !== null && endsAt > now;

const DAY_MS = 24 * 60 * 60_000;

/** Days that are left of a trial, the one that has begun counted whole; 0 once it is over. */
export const trialDaysLeft = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));

/** Whether a plan gives all that another one gives. */
export const includes = (plan: Plan, other: Plan): boolean => PLANS.indexOf(plan) >= PLANS.indexOf(other);
