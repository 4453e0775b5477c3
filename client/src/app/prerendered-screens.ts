import type { CurrentUser } from '#shared/accounts/auth-contract.ts';

/** Addresses of screens that begin the same for all signed-in users, and are sent prerendered (prerender.tsx). */
export const PRERENDERED_SCREENS = [
  '/',
  '/add-game',
  '/my-games',
  '/my-games?tab=wishlist',
  '/my-games?tab=analytics',
  '/my-games?tab=health',
  '/my-games?tab=recommendations',
  '/games/1',
  '/plays',
  '/played-games',
  '/people',
  '/challenges',
  '/magic-picker',
  '/game-nights',
  '/game-nights/1',
  '/groups',
  '/score-sheets',
  '/shared-collections',
];

/** Stands for every signed-in user in a prerendered screen; what depends on the user has the class `of-user`, and is hidden. */
export const PLACEHOLDER_USER: CurrentUser = {
  id: 0,
  profileImageUrl: null,
  firstName: null,
  lastName: null,
  username: null,
  email: null,
  createdAt: new Date(0),
  accountType: 'individual',
  organizationName: null,
  timeZone: null,
  language: null,
  isPremium: true,
  isPremiumPlus: true,
  paidPlan: null,
  plan: 'premium_plus',
  trialState: 'needless',
  trialEndsAt: null,
  isStaff: false,
  isAdmin: false,
  hostsFor: [],
};
