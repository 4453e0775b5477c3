import type { CurrentUser } from '#shared/contracts/auth.ts';
import { includes } from '#shared/rules/plans/plan.ts';
import type { Owner } from './owner.ts';

/** Returns the signed-in person as the client sees them. */
export const currentUserOf = ({ revision: _internal, planAfterTrial: _later, ...owner }: Owner): CurrentUser => ({
  ...owner,
  isPremium: includes(owner.plan, 'premium'),
  isPremiumPlus: includes(owner.plan, 'premium_plus'),
});
