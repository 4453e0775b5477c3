import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { changeMembership as changing, Membership } from '#shared/nights/groups-contract.ts';
import type { Plan } from '#shared/enums.ts';
import { planOf } from '#shared/limits/plan.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { users } from '#shared/schema/users.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { hostNameFrom } from '../host-name.ts';

/** Ids of a user's memberships in groups of others, by verified e-mail only. */
const theirs = (db: Connection, userId: number) =>
  db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, and(eq(users.id, userId), sql`${users.emailVerifiedAt} is not null`))
    .where(and(eq(groupMembers.email, users.email), ne(groups.userId, userId), isEnabled(groups.userId)));

const isTheirs = (db: Connection, userId: number, memberId: number) =>
  and(eq(groupMembers.id, memberId), inArray(groupMembers.id, theirs(db, userId)));

/**
 * The groups of others that a user is in, by name. @param defaultPlan that of the operator, by which a host's plan may include
 * ladders
 */
export async function listMemberships(db: Database, owner: Owner, defaultPlan: Plan): Promise<Membership[]> {
  const rows = await db
    .select({
      id: groupMembers.id,
      groupId: groups.id,
      groupName: groups.name,
      since: groupMembers.sharesShelfSince,
      ladderSince: groups.ladderSince,
      leftLadderSince: groupMembers.leftLadderSince,
      host: {
        firstName: users.firstName,
        lastName: users.lastName,
        username: users.username,
        organizationName: users.organizationName,
      },
      plan: {
        isPremium: users.isPremium,
        isPremiumPlus: users.isPremiumPlus,
        planUntil: users.planUntil,
        paidPlan: users.paidPlan,
        trialEndsAt: users.trialEndsAt,
      },
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, eq(users.id, groups.userId))
    .where(inArray(groupMembers.id, theirs(db, owner.id)))
    .orderBy(sql`lower(${groups.name})`, groupMembers.id);
  const now = new Date();
  return rows.map(({ host, plan, since, ladderSince, leftLadderSince, ...row }) => ({
    ...row,
    hostName: hostNameFrom(host),
    sharesShelf: since !== null,
    hasLadder: ladderSince !== null && PLAN_LIMITS[planOf(plan, defaultPlan, now)].ladders,
    isOnLadder: leftLadderSince === null,
  }));
}

/** The same for groups of one host, by name. */
export const membershipsWith = (db: Connection, userId: number, hostId: number) =>
  db
    .select({
      membershipId: groupMembers.id,
      name: groups.name,
      sharesShelf: sql<boolean>`${groupMembers.sharesShelfSince} is not null`,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groups.userId, hostId), inArray(groupMembers.id, theirs(db, userId))))
    .orderBy(sql`lower(${groups.name})`, groupMembers.id);

const since = (column: typeof groupMembers.sharesShelfSince | typeof groupMembers.leftLadderSince) =>
  sql`coalesce(${column}, now())`;

/**
 * Only members themselves can agree to share and withdraw that, and leave the ladder and come back. @throws Refusal not_found
 */
export async function changeMembership(
  db: Database,
  owner: Owner,
  memberId: number,
  { sharesShelf, isOnLadder }: z.output<(typeof changing)['body']>,
) {
  const { sharesShelfSince, leftLadderSince } = groupMembers;
  const [row] = await db
    .update(groupMembers)
    .set({
      ...(sharesShelf !== undefined && { sharesShelfSince: sharesShelf ? since(sharesShelfSince) : null }),
      ...(isOnLadder !== undefined && { leftLadderSince: isOnLadder ? null : since(leftLadderSince) }),
    })
    .where(isTheirs(db, owner.id, memberId))
    .returning({ id: groupMembers.id, sharesShelfSince, leftLadderSince });
  if (!row) throw new Refusal('not_found');
  return { id: row.id, sharesShelf: row.sharesShelfSince !== null, isOnLadder: row.leftLadderSince === null };
}

/** @throws Refusal not_found */
export async function leaveGroup(db: Database, owner: Owner, memberId: number): Promise<void> {
  const { rowCount } = await db.delete(groupMembers).where(isTheirs(db, owner.id, memberId));
  if (!rowCount) throw new Refusal('not_found');
}
