import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { Transaction } from '#server/database/database.ts';
import { recipientKey } from '#server/mails/rules/mail-recipient.ts';

/** Letters before the `@` that may differ between spellings of a mailbox are left out: it finds all, and some others. */
const roughly = (email: unknown) => sql`translate(split_part(split_part(lower(${email}), '@', 1), '+', 1), '._-', '')`;

/** Ids of accounts whose verified address is another spelling of the same mailbox, without this one. */
export async function otherAccountsOfMailbox(tx: Transaction, userId: number, email: string): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(isNotNull(users.emailVerifiedAt), eq(roughly(users.email), roughly(sql`${email}::text`))));
  return rows.flatMap((row) =>
    row.id !== userId && row.email !== null && recipientKey(row.email) === recipientKey(email) ? row.id : [],
  );
}
