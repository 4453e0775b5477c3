import { eq, sql } from 'drizzle-orm';
import type { Request } from 'express';
import { planOf } from '#shared/rules/plan.ts';
import { users } from '#shared/schema.ts';
import type { Services } from '../services.ts';
import { regenerateSession } from './sign-in.ts';

/** Puts the person of a session into `req.user` with one query; the session of a deleted account is signed out. */
export function ownerLoader({
  db,
  environment,
}: Pick<Services, 'db' | 'environment'>): (req: Request) => Promise<void> {
  const ownerById = db
    .select({
      id: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      accountType: users.accountType,
      createdAt: users.createdAt,
      revision: users.revision,
      isPremium: users.isPremium,
      isPremiumPlus: users.isPremiumPlus,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('owner_by_id');

  return async (req) => {
    const id = req.session.passport?.user;
    if (id === undefined) return;
    const [row] = await ownerById.execute({ id });
    if (!row) return regenerateSession(req);
    const { isPremium, isPremiumPlus, emailVerifiedAt, ...person } = row;
    const isStaff = emailVerifiedAt !== null && environment.STAFF_EMAILS.some((email) => email === person.email);
    req.user = { ...person, isStaff, plan: planOf({ isPremium, isPremiumPlus }, environment.DEFAULT_PLAN) };
  };
}
