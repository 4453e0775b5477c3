import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { isOverdue } from '#shared/games/loans/loan.ts';
import { wallTimeAt } from '#shared/time/repeating-nights.ts';
import { games } from '#shared/schema/games.ts';
import { loans } from '#shared/schema/loans.ts';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hostNames, signedName } from '#server/nights/service.ts';
import type { Mail } from '#server/platform/mails/mailer.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import type { Site } from '#server/platform/mails/mail-writer.ts';
import { loanMailLinks } from './loan-links.ts';
import { dueMail, overdueMail } from './loan-mails.ts';

const payload = z.object({ loanIds: z.array(z.int()) });

/**
 * The mail of a row of kind `loan_overdue` or `loan_due`, from the loans as they are now. Null if all are returned, due
 * later by now, or no mail is wanted for them any more.
 */
export async function writeLoanMail(db: Database, row: MailRow, site: Site): Promise<Mail | null> {
  if (row.userId === null) return null;
  const { loanIds } = payload.parse(row.payload);
  const [owner] = await db
    .select({ ...hostNames, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, row.userId));
  const found = await db
    .select({ loan: loans, title: games.title })
    .from(loans)
    .innerJoin(games, eq(games.id, loans.gameId))
    .where(
      and(eq(loans.userId, row.userId), inArray(loans.id, loanIds), isNull(loans.returnedOn), isNull(games.removedAt)),
    )
    .orderBy(asc(loans.until), asc(loans.id));
  if (!owner) return null;
  const today = wallTimeAt(site.now, owner.timeZone ?? 'UTC').date;
  const all = found.map(({ loan, title }) => ({ ...loan, title }));
  const stop = (await loanMailLinks(db, site.origin)).urlOf(row.id);
  if (row.kind === 'loan_overdue') {
    const overdue = all.filter((loan) => loan.remindsOwner && isOverdue(loan, today));
    if (overdue.length === 0) return null;
    return overdueMail(row.to, overdue, { lent: `${site.origin}/my-games?lent=1`, stop }, today);
  }
  const reminded = all.filter((loan) => loan.remindsBorrower && loan.email === row.to && loan.direction === 'lent');
  if (reminded.length === 0) return null;
  return dueMail(row.to, reminded, { name: signedName(owner), email: owner.email, stop }, today);
}
