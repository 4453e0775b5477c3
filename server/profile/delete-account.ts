import { eq, sql, and, inArray, isNotNull } from 'drizzle-orm';
import { confirmsDeletion, DELETE_WORD } from '#shared/accounts/confirms-deletion.ts';
import { games } from '#shared/schema/games.ts';
import { imports } from '#shared/schema/imports.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { users, organizationMembers } from '#shared/schema/users.ts';
import { optOutsOfDeletedHosts } from '#server/accounts/service.ts';
import { type BillingServices, closeBilling, trialsOfDeletedAccounts } from '#server/plans/service.ts';
import { deleteRequestsOf } from '#server/nights/service.ts';
import { hostsChanged } from '#server/organizations/service.ts';
import { stopReadings } from '#server/transfer/service.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { endAllSessions } from './sessions.ts';
import { cancelHostedEvents } from './cancel-hosted-events.ts';
import { outboxMails, rateLimits } from '#shared/schema/operations.ts';
import { oidcPayloads, signInCodes } from '#shared/schema/sign-in.ts';
import type { Services } from '#server/platform/services.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { groupMembers } from '#shared/schema/groups.ts';
import { senderAddresses } from '#shared/schema/mails.ts';
import { t } from '#server/platform/words/words.ts';

/** A number that no other advisory lock of this database uses. */
const WITHDRAWAL_LOCK = 7_204_115;

/**
 * Withdraws a user's consent to share their collection with groups and nights of others, and to be the contact of nights
 * that they planned as a host of others. They stay on those lists, but a later owner of the address has consented to
 * nothing. Call it before deleting own rows: the lock prevents a deadlock of two users who are on each other's lists.
 */
async function withdrawConsent(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WITHDRAWAL_LOCK})`);
  await tx
    .update(groupMembers)
    .set({ sharesShelfSince: null })
    .where(and(eq(groupMembers.email, email), isNotNull(groupMembers.sharesShelfSince)));
  await tx
    .update(eventAttendees)
    .set({ sharesShelf: false })
    .where(and(eq(sql`lower(${eventAttendees.email})`, email), eventAttendees.sharesShelf));
  const { userId, email: member, acceptedAt } = organizationMembers;
  // The membership first, as where a host is removed.
  const hosted = await tx
    .delete(organizationMembers)
    .where(and(eq(member, email), isNotNull(acceptedAt)))
    .returning({ userId });
  const organizations = hosted.map((one) => one.userId);
  await tx
    .delete(senderAddresses)
    .where(and(eq(senderAddresses.email, email), inArray(senderAddresses.userId, organizations)));
}

/**
 * Deletes data of sign-in by address that is not linked to the account: codes, state of the built-in provider, attempt
 * counts, and local-mode mails.
 */
async function deleteSignInData(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signInCodes).where(eq(signInCodes.email, email));
  // With its JSON quotation marks, so that it does not match part of another address.
  await tx.delete(oidcPayloads).where(sql`strpos(${oidcPayloads.payload}::text, ${JSON.stringify(email)}) > 0`);
  const counted = `:${email}`;
  await tx.delete(rateLimits).where(sql`right(${rateLimits.key}, ${counted.length}) = ${counted}`);
  await tx.delete(outboxMails).where(eq(sql`lower(${outboxMails.to})`, email));
}

/**
 * Deletes an account with all its data in one transaction, and ends all its sessions. What remains: queued cancellation
 * mails until sent, what others recorded about this person, and encrypted for two years who wanted no mail from them. @param confirm the account's e-mail, or DELETE @param record is called in the transaction @throws
 * Refusal invalid_request for any other text, payments_unreachable if a paid subscription cannot be ended
 */
export async function deleteAccount(
  services: BillingServices & Pick<Services, 'environment'>,
  owner: Owner,
  confirm: string,
  record: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (!confirmsDeletion(confirm, owner.email)) {
    const expected = DELETE_WORD;
    throw new Refusal('invalid_request', {
      fields: {
        confirm:
          owner.email === null
            ? t('Please type {expected}', { expected })
            : t('Please type your e-mail address or {expected}', { expected }),
      },
    });
  }
  const { db } = services;
  const closed = await closeBilling(services, owner.id);
  const [trials, optOuts] = [await trialsOfDeletedAccounts(services), await optOutsOfDeletedHosts(db)];
  const deletedImports = await withOwnerLock(db, owner.id, async (tx) => {
    await cancelHostedEvents(tx, owner.id);
    await trials.remember(tx, owner.id);
    await closeBilling({ ...services, db: tx }, owner.id, closed);
    if (owner.email !== null) {
      await optOuts.remember(tx, owner.id, owner.email);
      await deleteSignInData(tx, owner.email);
      await withdrawConsent(tx, owner.email);
      await deleteRequestsOf(tx, owner.email);
    }
    await endAllSessions(tx, owner.id);
    // Plays before games, and import rows before both, so that each row is touched once instead of being set to null
    // first.
    await tx.delete(gameSessions).where(eq(gameSessions.userId, owner.id));
    const read = await tx.delete(imports).where(eq(imports.userId, owner.id)).returning({ id: imports.id });
    await tx.delete(games).where(eq(games.userId, owner.id));
    await tx.delete(users).where(eq(users.id, owner.id));
    await hostsChanged(tx);
    await record(tx);
    return read;
  });
  for (const { id } of deletedImports) stopReadings(db, id);
}
