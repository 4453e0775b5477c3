import type { CurrentUser } from '#shared/accounts/auth-contract.ts';

/** A signed-in user with every plan, with overrides. */
export const aUser = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 1,
  profileImageUrl: null,
  firstName: 'Robin',
  lastName: 'Vale',
  username: 'robin',
  email: 'robin@example.org',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  accountType: 'individual',
  organizationName: null,
  timeZone: 'Europe/Lisbon',
  language: null,
  isPremium: true,
  isPremiumPlus: true,
  paidPlan: null,
  plan: 'premium_plus',
  trialState: 'available',
  trialEndsAt: null,
  isStaff: false,
  isAdmin: false,
  hostsFor: [],
  ...facts,
});

/** A user of the Free plan, with overrides. */
export const aFreeUser = (facts: Partial<CurrentUser> = {}): CurrentUser =>
  aUser({ plan: 'free', isPremium: false, isPremiumPlus: false, ...facts });
