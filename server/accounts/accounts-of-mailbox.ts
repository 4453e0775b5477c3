import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { mailboxPrefix, users } from '#shared/schema/users.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';

/** Ids of accounts whose verified address is another spelling of the same mailbox, without this one. */
export async function otherAccountsOfMailbox(tx: Transaction, userId: number, email: string): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(isNotNull(users.emailVerifiedAt), eq(mailboxPrefix(users.email), mailboxPrefix(sql`${email}::text`))));
  return rows.flatMap((row) =>
    row.id !== userId && row.email !== null && recipientKey(row.email) === recipientKey(email) ? row.id : [],
  );
}
