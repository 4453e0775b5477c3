import type { AccountType, Plan } from '#shared/enums.ts';

/** The signed-in person, as read once for each request. */
export interface Owner {
  id: number;
  email: string | null;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  accountType: AccountType;
  createdAt: Date;
  /** The plan in force: the account's own or the operator's default. */
  plan: Plan;
  /** Their verified e-mail is one of STAFF_EMAILS. */
  isStaff: boolean;
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
