import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { formerOptOuts, mailOptOuts } from '#shared/schema/mails.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { otherAccountsOfMailbox } from './accounts-of-mailbox.ts';
import { seal, unseal } from '#server/platform/database/sealed-text.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';

const REMEMBERED_MS = 2 * 365 * 24 * 60 * 60_000;
const ROWS_AT_ONCE = 1000;

/**
 * Opt-outs of guests outlive the host's account for two years, so that nobody is mailed again because a host deletes
 * their account and signs up again with the same mailbox; those of a restored file do not, as files could fill the
 * database. Guests' addresses are encrypted; the key follows from the host's address.
 */
export async function optOutsOfDeletedHosts(db: Database) {
  const secret = await serverSecret(db, 'former opt-outs', () => randomBytes(32).toString('base64url'));
  const derived = (use: string, email: string) => createHmac('sha256', secret).update(`${use} ${recipientKey(email)}`);
  const hashOf = (email: string) => derived('host', email).digest('base64url');
  const keyOf = (email: string) => derived('key', email).digest();

  const formerOf = async (tx: Transaction, hostEmail: string): Promise<string[]> => {
    const rows = await tx
      .select({ sealedEmail: formerOptOuts.sealedEmail })
      .from(formerOptOuts)
      .where(and(eq(formerOptOuts.hostHash, hashOf(hostEmail)), gt(formerOptOuts.expiresAt, new Date())));
    const key = keyOf(hostEmail);
    return rows.map(({ sealedEmail }) => unseal(key, sealedEmail));
  };

  return {
    /** Keeps the opt-outs of an account that is being deleted, and those of other deleted accounts of the mailbox. */
    remember: async (tx: Transaction, userId: number, hostEmail: string): Promise<void> => {
      const [hostHash, key] = [hashOf(hostEmail), keyOf(hostEmail)];
      const expiresAt = new Date(Date.now() + REMEMBERED_MS);
      const rows = await tx
        .select({ email: mailOptOuts.email })
        .from(mailOptOuts)
        .where(and(eq(mailOptOuts.userId, userId), eq(mailOptOuts.isFromFile, false)));
      const emails = [...new Set([...(await formerOf(tx, hostEmail)), ...rows.map(({ email }) => email)])];
      await tx.delete(formerOptOuts).where(eq(formerOptOuts.hostHash, hostHash));
      for (let from = 0; from < emails.length; from += ROWS_AT_ONCE) {
        const some = emails.slice(from, from + ROWS_AT_ONCE);
        await tx
          .insert(formerOptOuts)
          .values(some.map((email) => ({ hostHash, sealedEmail: seal(key, email), expiresAt })));
      }
    },

    /** Gives an account whose address was just verified the opt-outs of other accounts of its mailbox; idempotent. */
    recall: async (tx: Transaction, userId: number, hostEmail: string): Promise<void> => {
      const others = await otherAccountsOfMailbox(tx, userId, hostEmail);
      const rows = await tx
        .selectDistinct({ email: mailOptOuts.email })
        .from(mailOptOuts)
        .where(and(inArray(mailOptOuts.userId, others), eq(mailOptOuts.isFromFile, false)));
      const emails = [...new Set([...(await formerOf(tx, hostEmail)), ...rows.map(({ email }) => email)])];
      for (let from = 0; from < emails.length; from += ROWS_AT_ONCE) {
        const some = emails.slice(from, from + ROWS_AT_ONCE);
        await tx
          .insert(mailOptOuts)
          .values(some.map((email) => ({ userId, email })))
          .onConflictDoNothing();
      }
    },
  };
}
