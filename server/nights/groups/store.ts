import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Group } from '#shared/nights/groups-contract.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { events } from '#shared/schema/nights.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

interface Member {
  email: string;
  name: string | null;
}

/** An owner's groups with their members, or the one with the id. */
export async function groupsOf(db: Connection, userId: number, groupId?: number): Promise<Group[]> {
  const rows = await db
    .select({ group: groups, member: groupMembers })
    .from(groups)
    .leftJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(and(eq(groups.userId, userId), groupId === undefined ? undefined : eq(groups.id, groupId)))
    .orderBy(sql`lower(${groups.name})`, asc(groups.id), asc(groupMembers.id));
  const found = new Map<number, Group>();
  for (const { group, member } of rows) {
    const { id, name, ladderSince, createdAt } = group;
    const one = found.get(id) ?? { id, name, members: [], hasLadder: ladderSince !== null, createdAt };
    found.set(id, one);
    if (member) {
      const sharesShelf = member.sharesShelfSince !== null;
      one.members.push({ id: member.id, email: member.email, name: member.name, sharesShelf });
    }
  }
  return [...found.values()];
}

export async function findGroupByKey(tx: Transaction, userId: number, idempotencyKey: string) {
  const created = and(eq(groups.userId, userId), eq(groups.idempotencyKey, idempotencyKey));
  const [row] = await tx.select({ id: groups.id }).from(groups).where(created);
  return row;
}

export async function insertGroup(tx: Transaction, group: typeof groups.$inferInsert): Promise<number> {
  const [row] = await tx.insert(groups).values(group).returning({ id: groups.id });
  if (!row) throw new Error('the group was not inserted');
  return row.id;
}

/** Locks a group until the transaction ends, and renames it if a name is given. Returns whether it exists. */
export async function lockGroup(tx: Transaction, userId: number, groupId: number, name?: string): Promise<boolean> {
  const touched = await tx
    .update(groups)
    .set({ updatedAt: sql`now()`, ...(name !== undefined && { name }) })
    .where(and(eq(groups.userId, userId), eq(groups.id, groupId)))
    .returning({ id: groups.id });
  return touched.length > 0;
}

/** Replaces the members of a group; members who stay keep their consent. */
export async function setMembers(tx: Transaction, groupId: number, members: readonly Member[]): Promise<void> {
  const byEmail = new Map<string, Member>();
  for (const { email, name } of members) byEmail.set(email, { email, name: byEmail.get(email)?.name ?? name });
  const inGroup = eq(groupMembers.groupId, groupId);
  const emails = [...byEmail.keys()];
  await tx
    .delete(groupMembers)
    .where(emails.length === 0 ? inGroup : and(inGroup, notInArray(groupMembers.email, emails)));
  if (emails.length === 0) return;
  await tx
    .insert(groupMembers)
    .values([...byEmail.values()].map((member) => ({ ...member, groupId })))
    .onConflictDoUpdate({
      target: [groupMembers.groupId, groupMembers.email],
      set: { name: sql`coalesce(excluded.name, ${groupMembers.name})` },
    });
}

export const isGroupOf = async (tx: Transaction, userId: number, groupId: number): Promise<boolean> =>
  (await tx.$count(groups, and(eq(groups.userId, userId), eq(groups.id, groupId)))) > 0;

/** Its nights are locked first, as everything does that changes a night and tells channels of it. */
export async function deleteGroup(tx: Transaction, userId: number, groupId: number): Promise<boolean> {
  await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.groupId, groupId)))
    .orderBy(asc(events.id))
    .for('no key update');
  const { rowCount } = await tx.delete(groups).where(and(eq(groups.userId, userId), eq(groups.id, groupId)));
  return (rowCount ?? 0) > 0;
}
