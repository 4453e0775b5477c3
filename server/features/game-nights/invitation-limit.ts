import { and, eq, gt, sql } from 'drizzle-orm';
import { PLAN_LIMITS } from '#shared/rules/plan-limits.ts';
import { mails } from '#shared/schema.ts';
import type { Owner } from '../../auth/owner.ts';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';

/** Full guest lists that a host may write to in a day; who empties and fills one list over and over sends no more. */
const LISTS_A_DAY = 3;
const DAY_SECONDS = 86_400;

/**
 * Keeps a host from mailing strangers without end. Holds for requests at once under the lock of the owner's row.
 * @param count invitations that are about to be queued
 * @throws Refusal too_many_requests
 */
export async function refuseBeyondDay(tx: Transaction, owner: Owner, count: number): Promise<void> {
  const allowed = LISTS_A_DAY * PLAN_LIMITS[owner.plan].guestsANight;
  const sent = await tx.$count(
    mails,
    and(eq(mails.userId, owner.id), eq(mails.kind, 'invitation'), gt(mails.createdAt, sql`now() - interval '1 day'`)),
  );
  if (sent + count <= allowed) return;
  const message = `You can send ${allowed} invitations in 24 hours. Please send these tomorrow, or copy the guests' links.`;
  throw new Refusal('too_many_requests', { message, retryAfterSeconds: DAY_SECONDS });
}
