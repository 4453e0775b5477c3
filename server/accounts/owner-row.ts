import { users } from '#shared/schema/users.ts';
import { hostedOrganizations, type HostedRow } from './hosted-organizations.ts';

/** The columns from which an owner is read. */
export const ownerColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  accountType: users.accountType,
  organizationName: users.organizationName,
  timeZone: users.timeZone,
  language: users.language,
  createdAt: users.createdAt,
  revision: users.revision,
  isPremium: users.isPremium,
  isPremiumPlus: users.isPremiumPlus,
  planUntil: users.planUntil,
  disabledAt: users.disabledAt,
  paidPlan: users.paidPlan,
  trialEndsAt: users.trialEndsAt,
  hostsFor: hostedOrganizations,
};

export type OwnerRow = Pick<typeof users.$inferSelect, Exclude<keyof typeof ownerColumns, 'hostsFor'>> & {
  hostsFor: HostedRow[];
};
