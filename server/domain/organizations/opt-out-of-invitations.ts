import { and, eq, isNull } from 'drizzle-orm';
import { recipientKey } from '#server/outbound/rules/mail-recipient.ts';
import { mailOptOuts } from '#shared/schema/mails.ts';
import { organizationMembers } from '#shared/schema/users.ts';
import { signedIds } from '#server/auth/signed-id.ts';
import type { Database } from '#server/database/database.ts';

export const OPT_OUT_PATH = '/asked-to-host';

/** Creates the unsubscribe link for mails of an organization. */
export async function optOutLinks(db: Database, origin: string) {
  const { tokenOf, idOf } = await signedIds(db, 'mails that ask to host', 'asked');
  return { urlOf: (memberId: number) => `${origin}${OPT_OUT_PATH}/${tokenOf(memberId)}`, memberOf: idOf };
}

/** Opts an address out of mail from an organization and declines its invitation. False if that no longer exists. */
export const optOutOfInvitations = (db: Database, memberId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const which = eq(organizationMembers.id, memberId);
    const [member] = await tx.select().from(organizationMembers).where(which);
    if (!member) return false;
    await tx
      .insert(mailOptOuts)
      .values({ userId: member.userId, email: recipientKey(member.email) })
      .onConflictDoNothing();
    await tx.delete(organizationMembers).where(and(which, isNull(organizationMembers.memberId)));
    return true;
  });
