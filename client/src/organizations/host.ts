import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { Plan } from '#shared/enums.ts';

/** The account a user hosts for: their own, or an organization. */
export interface Host {
  /** Id of the account that owns the nights. */
  id: number;
  /** Organization id for API calls; null for the user's own account. */
  for: number | null;
  /** Name of the organization; null for a person. */
  name: string | null;
  email: string | null;
  logo: string | null;
  /** Other hosts may change its lists too. */
  isShared: boolean;
  /** The plan for these nights. */
  plan: Plan;
}

export const personalHost = ({ id, accountType, organizationName, email, plan }: CurrentUser): Host => ({
  id,
  for: null,
  name: organizationName,
  email,
  logo: null,
  isShared: accountType === 'organization',
  plan,
});

/** A user as host of an account's nights; null if they do not host for it. */
export function hostOf(user: CurrentUser, accountId: number): Host | null {
  if (accountId === user.id) return personalHost(user);
  const organization = user.hostsFor.find(({ id }) => id === accountId);
  if (!organization) return null;
  const { id, name, email, logo, plan } = organization;
  return { id, for: id, name, email, logo, isShared: true, plan };
}
