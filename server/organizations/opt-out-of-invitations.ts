import { and, eq, isNull } from 'drizzle-orm';
import { organizationMembers } from '#shared/schema/users.ts';
import { type SignedIds, signedIds } from '#server/platform/http/signed-id.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { stopMailsOfHost } from '#server/accounts/service.ts';

export const OPT_OUT_PATH = '/asked-to-host';

/** The tokens in unsubscribe links of mails that were sent before each mail had its own (`stopLinks`). */
export const optOutTokens = (db: Database): Promise<SignedIds> => signedIds(db, 'mails that ask to host', 'asked');

/** Deletes an organization's invitation to host, unless it was accepted; idempotent. */
export async function declineHosting(tx: Transaction, userId: number, email: string): Promise<void> {
  const { userId: organization, email: asked, memberId } = organizationMembers;
  await tx
    .delete(organizationMembers)
    .where(and(eq(organization, userId), eq(asked, email.toLowerCase()), isNull(memberId)));
}

/** Opts an address out of mail from an organization and declines its invitation. False if that no longer exists. */
export const optOutOfInvitations = (db: Database, memberId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [member] = await tx.select().from(organizationMembers).where(eq(organizationMembers.id, memberId));
    if (!member) return false;
    await stopMailsOfHost(tx, member.userId, member.email);
    await declineHosting(tx, member.userId, member.email);
    return true;
  });
