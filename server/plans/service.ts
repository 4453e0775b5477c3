import { and, eq, isNull } from 'drizzle-orm';
import { TRIAL_DAYS, TRIAL_PLAN } from '#shared/limits/plan.ts';
import { users } from '#shared/schema/users.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { trialsOfDeletedAccounts } from './trials-of-deleted-accounts.ts';
import { inOwnerQueue } from '#server/platform/owner-data/owner-queue.ts';
import { t } from '#server/platform/words/words.ts';

export { openPayments } from './billing/open-payments.ts';
export type { PaymentServices } from './billing/payments.ts';
export type { BillingServices } from './billing/read-subscription.ts';
export { closeBilling, setPaused } from './billing/service.ts';
export { refuseBeyond, refuseWithoutPremiumEvents, refusePremiumType } from './plan-guard.ts';

export { trialsOfDeletedAccounts } from './trials-of-deleted-accounts.ts';

const TRIAL_MS = TRIAL_DAYS * 24 * 60 * 60_000;

/**
 * Starts the owner's only free trial: Premium Plus for 7 days, ends automatically. @returns the owner with the trial
 * @throws Refusal trial_needless, or trial_used: also for the second of two concurrent requests, and for an e-mail
 * whose account with a trial was deleted in the last 30 days
 */
export async function startTrial(services: Pick<Services, 'db' | 'environment'>, owner: Owner): Promise<Owner> {
  if (owner.trialState === 'needless') throw new Refusal('trial_needless');
  const memory = await trialsOfDeletedAccounts(services);
  if (owner.email !== null && (await memory.knows(services.db, owner.email))) {
    throw new Refusal('trial_used', { message: t('This e-mail address has already used its free trial.') });
  }
  const trialEndsAt = new Date(Date.now() + TRIAL_MS);
  const [started] = await inOwnerQueue(services.db, owner.id, () =>
    services.db
      .update(users)
      .set({ trialEndsAt, updatedAt: new Date() })
      .where(and(eq(users.id, owner.id), isNull(users.trialEndsAt)))
      .returning({ id: users.id }),
  );
  if (!started) throw new Refusal('trial_used');
  return { ...owner, plan: TRIAL_PLAN, trialState: 'running', trialEndsAt };
}
