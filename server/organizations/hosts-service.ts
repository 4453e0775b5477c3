import { eq, sql, and, gt, notInArray } from 'drizzle-orm';
import type { OrganizationHost } from '#shared/organizations/hosts-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { organizationMembers } from '#shared/schema/users.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { optedOutOf } from '#server/accounts/service.ts';
import { withOwnerLockOnly } from '#server/platform/owner-data/with-owner-lock-only.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import * as store from './hosts-store.ts';
import { mails } from '#shared/schema/mails.ts';
import { t } from '#server/platform/words/words.ts';

/**
 * Adds an address to an organization's hosts and queues the invitation. @throws Refusal not_an_organization,
 * invalid_request, host_listed, guest_opted_out, limit_reached, too_many_requests
 */
export const inviteHost = (db: Database, owner: Owner, email: string): Promise<OrganizationHost> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    refuseUnnamed(owner);
    if (email === owner.email) refuseAddress(t('This is the address of the organization itself'));
    if (!canBeWrittenTo(email)) refuseAddress(t('No mail can arrive there'));
    if (
      (await tx.$count(organizationMembers, eq(organizationMembers.userId, owner.id))) >=
      STORAGE_LIMITS.organizationHosts.most
    )
      throw limitReached('organizationHosts');
    const member = await store.insertMember(tx, owner.id, email);
    if (!member) throw new Refusal('host_listed');
    return ask(tx, member);
  });

/** @throws Refusal not_found, not_an_organization, host_accepted, guest_opted_out, too_many_requests */
export const inviteHostAgain = (db: Database, owner: Owner, id: number): Promise<OrganizationHost> =>
  withOwnerLockOnly(db, owner.id, async (tx) => {
    const member = await store.findMember(tx, owner.id, id);
    if (!member) throw new Refusal('not_found');
    refuseUnnamed(owner);
    if (member.acceptedAt !== null) throw new Refusal('host_accepted');
    await tx
      .update(organizationMembers)
      .set({ invitedAt: sql`now()` })
      .where(and(eq(organizationMembers.userId, owner.id), eq(organizationMembers.id, id)));
    return ask(tx, member);
  });

/** Withdraws an invitation, or ends a membership with effect from the next request. @throws Refusal not_found */
export const removeHost = (db: Database, owner: Owner, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await store.deleteMember(tx, owner.id, id))) throw new Refusal('not_found');
    await store.hostsChanged(tx);
  });

async function ask(tx: Transaction, { id, userId, email }: store.MemberRow): Promise<OrganizationHost> {
  if ((await optedOutOf(tx, userId)).has(recipientKey(email)))
    throw new Refusal('guest_opted_out', {
      message: t('The owner of this address does not want mail from you any more.'),
    });
  await refuseTooManyInvitations(tx, userId, email);
  await queueMail(tx, {
    userId,
    eventId: null,
    attendeeId: null,
    kind: 'host_invitation',
    occurrence: String(id),
    to: email,
    payload: { memberId: id },
  });
  const [host] = await store.hostsOf(tx, userId, id);
  if (!host) throw new Error('the invitation was deleted under the lock of its owner');
  return host;
}

function refuseUnnamed({ accountType, organizationName }: Owner): void {
  if (accountType !== 'organization' || organizationName === null) throw new Refusal('not_an_organization');
}

function refuseAddress(words: string): never {
  throw new Refusal('invalid_request', { fields: { email: words } });
}

const DAY_SECONDS = 86_400;

/**
 * Limits an organization's invitations to new addresses: one full list of hosts a day, each address once. Unsent mails
 * do not count. Safe for concurrent requests under the lock of the owner's row.
 * @throws Refusal too_many_requests
 */
async function refuseTooManyInvitations(tx: Transaction, userId: number, email: string): Promise<void> {
  const ofToday = and(
    eq(mails.userId, userId),
    eq(mails.kind, 'host_invitation'),
    notInArray(mails.state, ['failed', 'dropped']),
    gt(mails.createdAt, sql`now() - interval '1 day'`),
  );
  if ((await tx.$count(mails, and(ofToday, eq(mails.recipient, recipientKey(email))))) > 0)
    refuse(t('This address got a mail less than a day ago. Please wait until tomorrow.'));
  if ((await tx.$count(mails, ofToday)) >= STORAGE_LIMITS.organizationHosts.most)
    refuse(
      t('You can ask {most} people in 24 hours. Please ask the others tomorrow.', {
        most: STORAGE_LIMITS.organizationHosts.most,
      }),
    );
}

function refuse(message: string): never {
  throw new Refusal('too_many_requests', { message, retryAfterSeconds: DAY_SECONDS });
}
