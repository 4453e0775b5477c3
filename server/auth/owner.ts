import type { HostedOrganization } from '#shared/contracts/auth.ts';
import type { AccountType, PaidPlan, Plan } from '#shared/enums.ts';
import type { TrialState } from '#shared/rules/plans/plan.ts';

/** The signed-in person, as read once for each request. */
export interface Owner {
  id: number;
  email: string | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  accountType: AccountType;
  /** Of an organization alone. */
  organizationName: string | null;
  /** IANA name of the zone that they live in. */
  timeZone: string | null;
  createdAt: Date;
  /** The plan in force: the account's own, the one it pays for, its trial or the operator's default. */
  plan: Plan;
  /** Of the subscription that they pay for. */
  paidPlan: PaidPlan | null;
  trialState: TrialState;
  trialEndsAt: Date | null;
  /** Their verified e-mail is one of STAFF_EMAILS. */
  isStaff: boolean;
  /** Organizations of others that they host for, by name. */
  hostsFor: HostedOrganization[];
  /** Of their collection: raised by every write to it. */
  revision: number;
}

declare global {
  // eslint-disable-next-line typescript/no-namespace -- the one place where Express lets its request be extended
  namespace Express {
    // eslint-disable-next-line typescript/no-empty-object-type
    interface User extends Owner {}
  }
}
