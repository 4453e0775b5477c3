import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';

/** Whether the plan of a user has shared collections. */
export const mayShare = (user: Pick<CurrentUser, 'plan'> | null | undefined): boolean =>
  PLAN_LIMITS[user?.plan ?? 'free'].sharedCollections;
