import { expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { hostOf } from './host.ts';

const cellar = {
  id: 7,
  membershipId: 3,
  name: 'Dice Cellar',
  email: 'cellar@example.org',
  logo: null,
  plan: 'premium_plus' as const,
};
const ben: CurrentUser = {
  id: 5,
  firstName: 'Ben',
  lastName: 'Ek',
  username: null,
  profileImageUrl: null,
  email: 'ben@example.org',
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
  hostsFor: [cellar],
};

test('a user hosts their own nights on their own plan', () => {
  expect(hostOf(ben, 5)).toMatchObject({ id: 5, for: null, name: null, plan: 'free', email: 'ben@example.org' });
});

test('a member hosts for an organization on its plan and under its name', () => {
  expect(hostOf(ben, 7)).toMatchObject({ id: 7, for: 7, name: 'Dice Cellar', plan: 'premium_plus' });
});

test('hosting for any other account is not possible', () => {
  expect(hostOf(ben, 8)).toBeNull();
});
