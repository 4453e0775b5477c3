import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OrganizationHost } from '#shared/organizations/hosts-contract.ts';
import { mails, senderAddresses } from '#shared/schema/mails.ts';
import { organizationMembers, users } from '#shared/schema/users.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

export type MemberRow = typeof organizationMembers.$inferSelect;

const ofOrganization = (userId: number, memberId?: number) =>
  and(
    eq(organizationMembers.userId, userId),
    memberId === undefined ? undefined : eq(organizationMembers.id, memberId),
  );

/** The hosts of an organization, including invited ones, in the order of invitation; or the one with the id. */
export async function hostsOf(db: Connection, userId: number, id?: number): Promise<OrganizationHost[]> {
  const latest = db
    .selectDistinctOn([mails.to], { to: mails.to, state: mails.state, problem: mails.problem })
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, 'host_invitation')))
    .orderBy(mails.to, desc(mails.id))
    .as('latest');
  const rows = await db
    .select({
      member: organizationMembers,
      name: sql<string>`nullif(coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''),
        ${users.username}), '')`,
      state: latest.state,
      problem: latest.problem,
    })
    .from(organizationMembers)
    .leftJoin(users, eq(users.id, organizationMembers.memberId))
    .leftJoin(latest, eq(latest.to, organizationMembers.email))
    .where(ofOrganization(userId, id))
    .orderBy(asc(organizationMembers.id));
  return rows.map(({ member, name, state, problem }) => ({ ...member, name, mail: state && { state, problem } }));
}

/** Undefined if the address is on the list already. */
export async function insertMember(tx: Transaction, userId: number, email: string): Promise<MemberRow | undefined> {
  const [row] = await tx.insert(organizationMembers).values({ userId, email }).onConflictDoNothing().returning();
  return row;
}

export async function findMember(db: Connection, userId: number, id: number): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(organizationMembers).where(ofOrganization(userId, id));
  return row;
}

/** False if there is no such host. */
export const deleteMember = (tx: Transaction, userId: number, id: number): Promise<boolean> =>
  deleteMembership(tx, ofOrganization(userId, id));

/**
 * Takes a host or an invited person off the list. Guests of nights that they planned no longer answer to their own
 * address, which nobody had to confirm while they hosted.
 */
export async function deleteMembership(tx: Transaction, which: SQL | undefined): Promise<boolean> {
  const { userId, email, acceptedAt } = organizationMembers;
  const [member] = await tx.delete(organizationMembers).where(which).returning({ userId, email, acceptedAt });
  if (!member) return false;
  const isContact = and(eq(senderAddresses.userId, member.userId), eq(senderAddresses.email, member.email));
  if (member.acceptedAt !== null) await tx.delete(senderAddresses).where(isContact);
  return true;
}

/** Notifies all servers, after the commit, that a host may have been removed: open pages reload. */
export async function hostsChanged(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify('hosts_changed', '')`);
}
