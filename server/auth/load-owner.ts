import { eq, sql } from 'drizzle-orm';
import type { Request } from 'express';
import { planOf, trialStateOf } from '#shared/rules/plan.ts';
import { users } from '#shared/schema.ts';
import type { Services } from '../services.ts';
import type { Owner } from './owner.ts';
import { regenerateSession } from './sign-in.ts';

/** What an owner is read from. */
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
  createdAt: users.createdAt,
  revision: users.revision,
  isPremium: users.isPremium,
  isPremiumPlus: users.isPremiumPlus,
  paidPlan: users.paidPlan,
  trialEndsAt: users.trialEndsAt,
};

type OwnerRow = Pick<typeof users.$inferSelect, keyof typeof ownerColumns>;
type OwnerServices = Pick<Services, 'db' | 'environment'>;

/** A person with the plan that is in force now. */
export function ownerOf(row: OwnerRow, environment: Services['environment']): Owner {
  const { isPremium, isPremiumPlus, emailVerifiedAt, ...person } = row;
  const isStaff = emailVerifiedAt !== null && environment.STAFF_EMAILS.some((email) => email === person.email);
  const account = { isPremium, isPremiumPlus, paidPlan: row.paidPlan, trialEndsAt: row.trialEndsAt };
  const now = new Date();
  return {
    ...person,
    isStaff,
    plan: planOf(account, environment.DEFAULT_PLAN, now),
    trialState: trialStateOf(account, environment.DEFAULT_PLAN, now),
  };
}

/** Puts the person of a session into `req.user` with one query; the session of a deleted account is signed out. */
export function ownerLoader({ db, environment }: OwnerServices): (req: Request) => Promise<void> {
  const ownerById = db
    .select(ownerColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('owner_by_id');

  return async (req) => {
    const id = req.session.passport?.user;
    if (id === undefined) return;
    const [row] = await ownerById.execute({ id });
    if (!row) return regenerateSession(req);
    req.user = ownerOf(row, environment);
  };
}
