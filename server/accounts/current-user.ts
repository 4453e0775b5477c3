import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { includes } from '#shared/limits/plan.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';

/** Returns the signed-in person as the client sees them. */
export const currentUserOf = ({ revision: _internal, planAfterTrial: _later, ...owner }: Owner): CurrentUser => ({
  ...owner,
  isPremium: includes(owner.plan, 'premium'),
  isPremiumPlus: includes(owner.plan, 'premium_plus'),
});
