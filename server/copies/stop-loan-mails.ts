import { and, eq, inArray } from 'drizzle-orm';
import { stopMailsOfHost } from '#server/accounts/service.ts';
import { loans } from '#shared/schema/loans.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';

const OF_LOANS = ['loan_overdue', 'loan_due'] as const;

/** A mail about loans, by the id in its unsubscribe link. Undefined if its account is deleted. */
export async function findLoanMail(db: Connection, mailId: number) {
  const [row] = await db
    .select({ userId: mails.userId, kind: mails.kind, to: mails.to })
    .from(mails)
    .where(and(eq(mails.id, mailId), inArray(mails.kind, [...OF_LOANS])));
  return row?.userId ? { ...row, userId: row.userId } : undefined;
}

/**
 * A borrower gets no mail from this owner any more; an owner is no longer reminded of the loans that are now open.
 * Idempotent. False if the mail's account is deleted.
 */
export const stopLoanMails = (db: Database, mailId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const mail = await findLoanMail(tx, mailId);
    if (!mail) return false;
    const { userId, kind, to } = mail;
    if (kind === 'loan_overdue') {
      await tx.update(loans).set({ remindsOwner: false }).where(eq(loans.userId, userId));
      return true;
    }
    await stopMailsOfHost(tx, userId, to);
    await tx
      .update(loans)
      .set({ remindsBorrower: false })
      .where(and(eq(loans.userId, userId), eq(loans.email, to)));
    return true;
  });
