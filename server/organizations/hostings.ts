import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { HostingInvitation } from '#shared/organizations/hosts-contract.ts';
import { organizationMembers, users } from '#shared/schema/users.ts';
import { isOrganization, logoPath } from '#server/accounts/service.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { deleteMembership, hostsChanged } from './hosts-store.ts';

/** Matches the person's verified e-mail. */
const isToThem = (db: Connection, personId: number) =>
  inArray(
    organizationMembers.email,
    db
      .select({ email: sql<string>`${users.email}` })
      .from(users)
      .where(and(eq(users.id, personId), sql`${users.emailVerifiedAt} is not null`)),
  );

/** A person's unanswered invitations of organizations, oldest first. */
export async function listHostings(db: Database, { id: personId }: Owner): Promise<HostingInvitation[]> {
  const rows = await db
    .select({
      id: organizationMembers.id,
      invitedAt: organizationMembers.invitedAt,
      organization: { id: users.id, organizationName: users.organizationName, profileImageUrl: users.profileImageUrl },
    })
    .from(organizationMembers)
    .innerJoin(users, and(eq(users.id, organizationMembers.userId), isOrganization))
    .where(and(isNull(organizationMembers.memberId), isToThem(db, personId)))
    .orderBy(asc(organizationMembers.id));
  return rows.map(({ organization, ...row }) => ({
    ...row,
    organizationName: organization.organizationName ?? '',
    logo: logoPath(organization),
  }));
}

/** Only an account with the invited, verified e-mail can accept; idempotent. @throws Refusal not_found */
export async function acceptHosting(db: Database, { id: personId }: Owner, id: number) {
  const organizations = db.select({ id: users.id }).from(users).where(isOrganization);
  const [row] = await db
    .update(organizationMembers)
    .set({ memberId: personId, acceptedAt: sql`coalesce(${organizationMembers.acceptedAt}, now())` })
    .where(
      and(
        eq(organizationMembers.id, id),
        inArray(organizationMembers.userId, organizations),
        isToThem(db, personId),
        or(isNull(organizationMembers.memberId), eq(organizationMembers.memberId, personId)),
      ),
    )
    .returning({ organizationId: organizationMembers.userId });
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Declines an invitation, or leaves. @throws Refusal not_found */
export const endHosting = (db: Database, { id: personId }: Owner, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const isTheirs = or(
      eq(organizationMembers.memberId, personId),
      and(isNull(organizationMembers.memberId), isToThem(tx, personId)),
    );
    if (!(await deleteMembership(tx, and(eq(organizationMembers.id, id), isTheirs)))) throw new Refusal('not_found');
    await hostsChanged(tx);
  });
