import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { awardBallots, awards } from '#shared/schema/awards.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

export type AwardsRow = typeof awards.$inferSelect;

const ownGroups = (db: Connection, userId: number) =>
  db.select({ id: groups.id }).from(groups).where(eq(groups.userId, userId));

/** The name of an owner's group; undefined if it is not theirs. */
export async function findGroupName(db: Connection, userId: number, groupId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: groups.name })
    .from(groups)
    .where(and(eq(groups.userId, userId), eq(groups.id, groupId)));
  return row?.name;
}

/** The awards of an owner's group, the latest year first, or those of one year. */
export const awardsOf = (db: Connection, userId: number, groupId: number, year?: number): Promise<AwardsRow[]> =>
  db
    .select()
    .from(awards)
    .where(
      and(
        eq(awards.groupId, groupId),
        inArray(awards.groupId, ownGroups(db, userId)),
        year === undefined ? undefined : eq(awards.year, year),
      ),
    )
    .orderBy(desc(awards.year));

/** The same of one year, locked until the transaction ends, so that no vote comes in between. */
export async function lockAwards(tx: Transaction, userId: number, groupId: number, year: number) {
  const [row] = await tx
    .select()
    .from(awards)
    .where(and(eq(awards.groupId, groupId), inArray(awards.groupId, ownGroups(tx, userId)), eq(awards.year, year)))
    .for('update');
  return row;
}

/** Undefined if the group has awards for that year. */
export async function insertAwards(tx: Transaction, row: typeof awards.$inferInsert): Promise<AwardsRow | undefined> {
  const [inserted] = await tx.insert(awards).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Gives the owner and every member who has none an empty ballot. */
export const addBallots = (tx: Transaction, { id, groupId }: Pick<AwardsRow, 'id' | 'groupId'>) =>
  tx.execute(sql`
    insert into award_ballots (award_id, member_id)
    select ${id}::bigint, null union all
    (select ${id}::bigint, id from group_members where group_id = ${groupId} order by id)
    on conflict do nothing`);

/** The same for all open awards of an owner's groups: a file has no ballots. */
export const addBallotsOfOpenAwards = (tx: Transaction, userId: number) =>
  tx.execute(sql`
    with open as (
      select awards.id, group_id from awards join groups on groups.id = group_id
      where user_id = ${userId} and closed_at is null
    )
    insert into award_ballots (award_id, member_id)
    select id, null from open union all
    select open.id, group_members.id from open join group_members using (group_id)
    on conflict do nothing`);

/** The ballots of these awards: the owner's first, then in the order of the members. */
export const ballotsOf = (db: Connection, awardIds: readonly number[]) =>
  db
    .select({
      id: awardBallots.id,
      awardId: awardBallots.awardId,
      memberId: awardBallots.memberId,
      email: groupMembers.email,
      name: groupMembers.name,
      choices: awardBallots.choices,
      answeredAt: awardBallots.answeredAt,
    })
    .from(awardBallots)
    .leftJoin(groupMembers, eq(groupMembers.id, awardBallots.memberId))
    .where(inArray(awardBallots.awardId, [...awardIds]))
    .orderBy(sql`${awardBallots.memberId} nulls first`);

export const deleteAwards = async (db: Connection, userId: number, groupId: number, year: number): Promise<boolean> => {
  const { rowCount } = await db
    .delete(awards)
    .where(and(eq(awards.groupId, groupId), inArray(awards.groupId, ownGroups(db, userId)), eq(awards.year, year)));
  return (rowCount ?? 0) > 0;
};

/** A ballot by the id in its link, with its awards, group and host. */
export async function findBallot(db: Connection, ballotId: number) {
  const [row] = await db
    .select({ ballot: awardBallots, awards, groupName: groups.name, userId: groups.userId, email: groupMembers.email })
    .from(awardBallots)
    .innerJoin(awards, eq(awards.id, awardBallots.awardId))
    .innerJoin(groups, eq(groups.id, awards.groupId))
    .leftJoin(groupMembers, eq(groupMembers.id, awardBallots.memberId))
    .where(and(eq(awardBallots.id, ballotId), isEnabled(groups.userId)));
  return row;
}

/** Replaces the vote on a ballot. False if the awards are closed or gone; it waits for a closing that is under way. */
export const saveVote = (db: Connection, ballotId: number, choices: (string | null)[]): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: awards.id })
      .from(awards)
      .innerJoin(awardBallots, eq(awardBallots.awardId, awards.id))
      .where(and(eq(awardBallots.id, ballotId), isNull(awards.closedAt)))
      .for('share', { of: awards });
    if (!open) return false;
    await tx
      .update(awardBallots)
      .set({ choices, answeredAt: sql`now()` })
      .where(eq(awardBallots.id, ballotId));
    return true;
  });
