import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

const DAY_SECONDS = 86_400;

/**
 * Limits an organization's invitations to new addresses: one full list of hosts a day, each address once. Unsent mails
 * do not count. Safe for concurrent requests under the lock of the owner's row.
 * @throws Refusal too_many_requests
 */
export async function refuseTooManyInvitations(tx: Transaction, userId: number, email: string): Promise<void> {
  const ofToday = and(
    eq(mails.userId, userId),
    eq(mails.kind, 'host_invitation'),
    notInArray(mails.state, ['failed', 'dropped']),
    gt(mails.createdAt, sql`now() - interval '1 day'`),
  );
  if ((await tx.$count(mails, and(ofToday, eq(mails.recipient, recipientKey(email))))) > 0)
    refuse('This address got a mail less than a day ago. Please wait until tomorrow.');
  if ((await tx.$count(mails, ofToday)) >= STORAGE_LIMITS.organizationHosts.most)
    refuse(`You can ask ${STORAGE_LIMITS.organizationHosts.most} people in 24 hours. Please ask the others tomorrow.`);
}

function refuse(message: string): never {
  throw new Refusal('too_many_requests', { message, retryAfterSeconds: DAY_SECONDS });
}
