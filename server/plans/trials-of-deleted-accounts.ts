import { createHmac } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { spentTrials } from '#shared/schema/billing.ts';
import { users } from '#shared/schema/users.ts';
import { sessionSecret } from '#server/accounts/service.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/**
 * Record of trials of deleted accounts: a keyed hash of the e-mail address for 30 days, so that a new account does not
 * get another trial. Reads the key: call it before a transaction.
 */
export async function trialsOfDeletedAccounts(services: Pick<Services, 'db' | 'environment'>) {
  const key = createHmac('sha256', await sessionSecret(services))
    .update('spent trials')
    .digest();
  const hashOf = (email: string) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
  return {
    /** Whether an account of this address had a trial and was deleted within the last 30 days. */
    knows: async (db: Connection, email: string): Promise<boolean> => {
      const [row] = await db
        .select({ expiresAt: spentTrials.expiresAt })
        .from(spentTrials)
        .where(and(eq(spentTrials.emailHash, hashOf(email)), gt(spentTrials.expiresAt, new Date())));
      return row !== undefined;
    },

    /**
     * Records the trial of an account that is being deleted. Locks the account's row against trials and new references:
     * call it after locking the nights, whose lock a guest who answers holds while they reference the account.
     */
    remember: async (tx: Transaction, userId: number): Promise<void> => {
      const [account] = await tx
        .select({ email: users.email, trialEndsAt: users.trialEndsAt })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      if (!account?.email || account.trialEndsAt === null) return;
      const expiresAt = new Date(Date.now() + REMEMBERED_MS);
      await tx
        .insert(spentTrials)
        .values({ emailHash: hashOf(account.email), expiresAt })
        .onConflictDoUpdate({ target: spentTrials.emailHash, set: { expiresAt } });
    },
  };
}
