import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Plan } from '#shared/enums.ts';

/** In whose place somebody hosts: their own, or that of an organization. */
export interface Host {
  /** Of the account whose nights these are. */
  id: number;
  /** Id of the organization, as calls take it; null where somebody hosts for themselves. */
  for: number | null;
  /** Of the organization. */
  name: string | null;
  email: string | null;
  logo: string | null;
  /** Others may host here too, so that what is listed changes without this browser. */
  isShared: boolean;
  /** In force for these nights. */
  plan: Plan;
}

export const ownHost = ({ id, accountType, organizationName, email, plan }: CurrentUser): Host => ({
  id,
  for: null,
  name: organizationName,
  email,
  logo: null,
  isShared: accountType === 'organization',
  plan,
});

/** Somebody as a host of the nights of an account; null for an account that they do not host for. */
export function hostOf(user: CurrentUser, accountId: number): Host | null {
  if (accountId === user.id) return ownHost(user);
  const organization = user.hostsFor.find(({ id }) => id === accountId);
  if (!organization) return null;
  const { id, name, email, logo, plan } = organization;
  return { id, for: id, name, email, logo, isShared: true, plan };
}
