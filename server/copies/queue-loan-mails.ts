import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { isOverdue } from '#shared/games/loans/loan.ts';
import { daysLater, wallTimeAt } from '#shared/time/repeating-nights.ts';
import { games } from '#shared/schema/games.ts';
import { loans } from '#shared/schema/loans.ts';
import { mails } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import type { MailToQueue } from '#server/platform/mails/mail-to-queue.ts';
import { borrowersToAsk } from './borrowers-to-ask.ts';

/** The local time from which mails about loans are sent. */
const FROM_TIME = '09:00';
/** Minimum interval between mails about a loan to its owner. */
const OWNER_PAUSE_MS = 7 * 24 * 60 * 60_000;
/** One owner asks one borrower at most so often, whatever they have of theirs. */
const BORROWER_PAUSE_MS = 24 * 60 * 60_000;
const LOANS_AT_ONCE = 1_000;

interface DueLoan {
  id: number;
  userId: number;
  to: string | null;
  timeZone: string | null;
  direction: 'lent' | 'borrowed';
  since: string;
  until: string | null;
  returnedOn: string | null;
}

/**
 * Queues a mail to each owner whose games are overdue, at most once a week for a loan, and one to each borrower whom
 * the owner wants to be asked, from the day before the last one, once for a loan. The server that marks a loan first
 * queues its mail, so two servers queue one.
 */
export async function queueLoanMails(db: Database, now = new Date()): Promise<void> {
  await inBatches(db, async (tx, after) => {
    const found = withoutPartialOwner(await overdueOf(tx, now, after));
    const due = found.filter((loan) => isTime(loan, now) && isOverdue(loan, today(loan, now)));
    const ownerIsDue = notAfter(loans.ownerRemindedAt, new Date(now.getTime() - OWNER_PAUSE_MS));
    const mine = await claim(tx, due, { ownerRemindedAt: now }, ownerIsDue);
    await queueMails(tx, mailsOf('loan_overdue', mine));
    return found.at(-1)?.userId;
  });
  await inBatches(db, async (tx, after) => {
    const found = withoutPartialOwner(await dueOf(tx, now, after));
    const due = found.filter(
      (loan) => isTime(loan, now) && loan.until !== null && loan.until <= daysLater(today(loan, now), 1),
    );
    const asking = borrowersToAsk(due, await askedWithinADay(tx, due, now));
    const mine = await claim(tx, asking, { borrowerRemindedAt: now }, isNull(loans.borrowerRemindedAt));
    await queueMails(tx, mailsOf('loan_due', mine));
    return found.at(-1)?.userId;
  });
}

/**
 * Runs one transaction after the other until nothing is left: loans of owners for whom it is too early must not keep
 * others waiting. @param run with the owner after whom to go on; returns the last one it dealt with
 */
async function inBatches(
  db: Database,
  run: (tx: Transaction, afterOwner: number) => Promise<number | undefined>,
): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const from: number = after;
    // Each batch begins where the one before ended.
    after = await db.transaction((tx) => run(tx, from));
  }
}

/** Without the last owner of a full batch, some of whose loans may be missing; the others come with the next one. */
function withoutPartialOwner(found: readonly DueLoan[]): readonly DueLoan[] {
  if (found.length < LOANS_AT_ONCE) return found;
  const last = found.at(-1)?.userId;
  const whole = found.filter(({ userId }) => userId !== last);
  return whole.length > 0 ? whole : found;
}

const localTime = ({ timeZone }: DueLoan, now: Date) => wallTimeAt(now, timeZone ?? 'UTC');
const today = (loan: DueLoan, now: Date): string => localTime(loan, now).date;
const isTime = (loan: DueLoan, now: Date): boolean => localTime(loan, now).time >= FROM_TIME;

const notAfter = (column: typeof loans.ownerRemindedAt, moment: Date): SQL | undefined =>
  or(isNull(column), lte(column, moment));

/**
 * Open loans with a last day until `day`, of games that are there and accounts with a confirmed address, owner by owner.
 * @param after the owner of the batch before
 */
const openUntil = (
  tx: Transaction,
  to: SQL<string | null>,
  day: string,
  after: number,
  which: SQL | undefined,
): Promise<DueLoan[]> =>
  tx
    .select({
      id: loans.id,
      userId: loans.userId,
      to,
      timeZone: users.timeZone,
      direction: loans.direction,
      since: loans.since,
      until: loans.until,
      returnedOn: loans.returnedOn,
    })
    .from(loans)
    .innerJoin(users, eq(users.id, loans.userId))
    .innerJoin(games, and(eq(games.id, loans.gameId), isNull(games.removedAt)))
    .where(
      and(
        gt(loans.userId, after),
        isNull(loans.returnedOn),
        lte(loans.until, day),
        isNotNull(users.emailVerifiedAt),
        which,
      ),
    )
    .orderBy(asc(loans.userId), asc(loans.until), asc(loans.id))
    .limit(LOANS_AT_ONCE);

/** The last day that it can be anywhere, and the next one. */
const latestDay = (now: Date, more: number) => daysLater(now.toISOString().slice(0, 10), 1 + more);

const overdueOf = (tx: Transaction, now: Date, after: number) =>
  openUntil(
    tx,
    sql`${users.email}`,
    latestDay(now, 0),
    after,
    and(
      eq(loans.remindsOwner, true),
      notAfter(loans.ownerRemindedAt, new Date(now.getTime() - OWNER_PAUSE_MS)),
      isNotNull(users.email),
    ),
  );

const dueOf = (tx: Transaction, now: Date, after: number) =>
  openUntil(
    tx,
    sql`${loans.email}`,
    latestDay(now, 1),
    after,
    and(
      eq(loans.remindsBorrower, true),
      eq(loans.direction, 'lent'),
      isNull(loans.borrowerRemindedAt),
      isNotNull(loans.email),
    ),
  );

/** Returns the mailboxes that the owners of these loans reminded within a day. */
const askedWithinADay = (tx: Transaction, due: readonly DueLoan[], now: Date) =>
  tx
    .selectDistinct({ userId: mails.userId, recipient: mails.recipient })
    .from(mails)
    .where(
      and(
        inArray(mails.userId, [...new Set(due.map(({ userId }) => userId))]),
        eq(mails.kind, 'loan_due'),
        gt(mails.createdAt, new Date(now.getTime() - BORROWER_PAUSE_MS)),
      ),
    );

/** Marks loans as notified, and returns those that were not marked before. */
async function claim(
  tx: Transaction,
  due: readonly DueLoan[],
  mark: Partial<typeof loans.$inferInsert>,
  isDue: SQL | undefined,
): Promise<DueLoan[]> {
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const rows = await tx
    .update(loans)
    .set(mark)
    .where(and(inArray(loans.id, ids), isDue))
    .returning({ id: loans.id });
  const mine = new Set(rows.map(({ id }) => id));
  return due.filter(({ id }) => mine.has(id));
}

/** One mail for all loans of one owner that go to one address. */
function mailsOf(kind: 'loan_overdue' | 'loan_due', due: readonly DueLoan[]): MailToQueue[] {
  const queued = new Map<string, MailToQueue & { payload: { loanIds: number[] } }>();
  for (const { id, userId, to } of due) {
    if (to === null) continue;
    const key = `${userId} ${to}`;
    const mail = queued.get(key);
    if (mail) mail.payload.loanIds.push(id);
    else
      queued.set(key, {
        userId,
        eventId: null,
        attendeeId: null,
        kind,
        occurrence: '',
        to,
        payload: { loanIds: [id] },
      });
  }
  return [...queued.values()];
}
