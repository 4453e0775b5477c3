import type { Language } from '#shared/text/languages.ts';
import type { HostedOrganization } from '#shared/shapes/hosted-organization.ts';
import type { AccountType, PaidPlan, Plan } from '#shared/enums.ts';
import type { TrialState } from '#shared/limits/plan.ts';

/** The signed-in person, as read once for each request. */
export interface Owner {
  id: number;
  email: string | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  accountType: AccountType;
  /** Null for people. */
  organizationName: string | null;
  /** IANA name of their time zone. */
  timeZone: string | null;
  /** Of screens and mails; null for what the browser asks for. */
  language: Language | null;
  createdAt: Date;
  /** The effective plan: the best of the account's own, the paid one, the trial and the operator's default. */
  plan: Plan;
  /** The plan that remains when a running trial ends; the same without one. */
  planAfterTrial: Plan;
  /** Plan of their paid subscription. */
  paidPlan: PaidPlan | null;
  trialState: TrialState;
  trialEndsAt: Date | null;
  /** Their verified e-mail is one of STAFF_EMAILS. */
  isStaff: boolean;
  /** Their verified e-mail is one of ADMIN_EMAILS. */
  isAdmin: boolean;
  /** Organizations that they host for, by name. */
  hostsFor: HostedOrganization[];
  /** The revision of their collection; every write raises it. */
  revision: number;
}

declare global {
  // The one place where Express lets its request be extended.
  namespace Express {
    interface User extends Owner {}
  }
}
