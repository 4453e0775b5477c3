import { expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { displayName, hasPremium } from './user-names.ts';

const nobody = { firstName: null, lastName: null, username: null };

test('the display name is the full name, otherwise the user name', () => {
  expect(displayName({ ...nobody, firstName: 'Maya', lastName: 'Lindqvist', username: 'maya' })).toBe('Maya Lindqvist');
  expect(displayName({ ...nobody, lastName: ' Lindqvist ' })).toBe('Lindqvist');
  expect(displayName({ ...nobody, firstName: ' ', username: 'maya' })).toBe('maya');
});

test('a user without a name is shown as "Board Game Enthusiast"', () => {
  expect(displayName(nobody)).toBe('Board Game Enthusiast');
});

test('the effective plan is shown, not only the paid one', () => {
  const free: CurrentUser = {
    ...nobody,
    id: 1,
    profileImageUrl: null,
    email: null,
    createdAt: new Date(0),
    accountType: 'individual',
    organizationName: null,
    timeZone: null,
    language: null,
    isPremium: false,
    isPremiumPlus: false,
    plan: 'free',
    paidPlan: null,
    trialState: 'available',
    trialEndsAt: null,
    isStaff: false,
    isAdmin: false,
    hostsFor: [],
  };
  expect(hasPremium(free)).toBe(false);
  expect(hasPremium({ ...free, isPremium: true })).toBe(true);
  expect(hasPremium({ ...free, plan: 'premium_plus' })).toBe(true);
});
