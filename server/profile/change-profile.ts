import { and, eq, inArray } from 'drizzle-orm';
import type { ProfileChanges } from '#shared/accounts/account-contract.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { currentUserOf, profileColumns } from '#server/accounts/service.ts';
import { signedName } from '#server/nights/service.ts';
import { hostsChanged } from '#server/organizations/service.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { t } from '#server/platform/words/words.ts';

/** Changes a user's name, time zone or language, and the name on their nights. @throws Refusal invalid_request */
export function changeProfile(db: Database, owner: Owner, changes: ProfileChanges): Promise<CurrentUser> {
  if (changes.organizationName && owner.accountType !== 'organization') {
    throw new Refusal('invalid_request', {
      fields: { organizationName: t('Only the account of an organization has one') },
    });
  }
  return withOwnerLockOnly(db, owner.id, async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ ...changes, updatedAt: new Date() })
      .where(eq(users.id, owner.id))
      .returning(profileColumns);
    const now = { ...owner, ...changed };
    await renameHost(tx, now);
    if (changes.organizationName === null) await hostsChanged(tx);
    return currentUserOf(now);
  });
}

async function renameHost(tx: Transaction, owner: Owner): Promise<void> {
  const name = signedName(owner);
  const hosted = tx.select({ id: events.id }).from(events).where(eq(events.userId, owner.id));
  await tx
    .update(eventAttendees)
    .set({ name })
    .where(and(eq(eventAttendees.isHost, true), inArray(eventAttendees.eventId, hosted)));
}
