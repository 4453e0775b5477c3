import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { HostedOrganization } from '#shared/shapes/hosted-organization.ts';
import type { PaidPlan, Plan } from '#shared/enums.ts';
import { planOf } from '#shared/limits/plan.ts';
import { organizationMembers, users } from '#shared/schema/users.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { logoPath } from './logo-path.ts';

/** An account counts as an organization while it has that type and a name, and is not disabled. */
export const isOrganization = and(
  eq(users.accountType, 'organization'),
  isNotNull(users.organizationName),
  isNull(users.disabledAt),
);

/** In the form of JSON. */
export interface HostedRow {
  id: number;
  membershipId: number;
  name: string;
  email: string | null;
  picture: string | null;
  isPremium: boolean;
  isPremiumPlus: boolean;
  paidPlan: PaidPlan | null;
  planUntil: string | null;
  trialEndsAt: string | null;
}

/** A column for queries on `users`: the organizations that this person hosts for, by name. */
export const hostedOrganizations = sql<HostedRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', o.id, 'membershipId', m.id, 'name', o.organization_name, 'email', o.email, 'picture', o.profile_image_url,
    'isPremium', o.is_premium, 'isPremiumPlus', o.is_premium_plus, 'paidPlan', o.paid_plan,
    'planUntil', o.plan_until, 'trialEndsAt', o.trial_ends_at) order by lower(o.organization_name), o.id), '[]'::json)
  from organization_members m join users o on o.id = m.user_id
  where m.member_id = "users"."id" and o.account_type = 'organization' and o.organization_name is not null
    and o.disabled_at is null)`;

/** One organization, with the effective plan for its nights. */
export function hostedOrganizationOf(row: HostedRow, defaultPlan: Plan, now: Date): HostedOrganization {
  const { id, membershipId, name, email, picture, planUntil, trialEndsAt, ...account } = row;
  const momentOf = (text: string | null) => (text === null ? null : new Date(text));
  const plan = planOf(
    { ...account, planUntil: momentOf(planUntil), trialEndsAt: momentOf(trialEndsAt) },
    defaultPlan,
    now,
  );
  return {
    id,
    membershipId,
    name,
    email,
    plan,
    logo: logoPath({ id, organizationName: name, profileImageUrl: picture }),
  };
}

/** A subquery for the ids of the organizations that a person hosts for. */
export const hostedIds = (db: Connection, memberId: number) =>
  db
    .select({ id: organizationMembers.userId })
    .from(organizationMembers)
    .innerJoin(users, and(eq(users.id, organizationMembers.userId), isOrganization))
    .where(eq(organizationMembers.memberId, memberId));
