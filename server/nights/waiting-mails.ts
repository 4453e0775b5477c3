import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type MailKind, PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { MAILS_WAITING } from '#server/platform/mails/queue-mail.ts';

/** A mail that was dropped before any server began to send it. */
export interface UnsentMail {
  attendeeId: number | null;
  kind: MailKind;
  payload: Record<string, unknown>;
}

/**
 * Drops unsent mails that have become obsolete, about events or to one attendee. Those that tell somebody of a removal or a
 * cancellation stay: their recipients get no other one. Returns the mails that were not under way. They are marked by the time
 * of the transaction, so that undoing it can let them wait again.
 */
export async function dropWaitingMails(
  tx: Transaction,
  of: { eventIds: readonly number[] } | { attendeeId: number },
): Promise<UnsentMail[]> {
  const theirs = 'eventIds' in of ? inArray(mails.eventId, [...of.eventIds]) : eq(mails.attendeeId, of.attendeeId);
  const dropped = await tx
    .update(mails)
    .set({ state: 'dropped', dueAt: sql`now()` })
    .where(and(theirs, ne(mails.kind, 'cancelled'), inArray(mails.state, [...PENDING_MAIL_STATES])))
    .returning();
  return dropped.filter(({ attempts, problem }) => attempts === 0 || problem !== null);
}

/**
 * Lets waiting mails about changes leave at once, because another mail is about to tell these guests of the night as it is
 * now: a later edit could no longer take back what they read. Returns the guests who get one.
 */
export async function tellChangesNow(tx: Transaction, attendeeIds: readonly number[]): Promise<Set<number | null>> {
  const told = await tx
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(
      and(
        inArray(mails.attendeeId, [...attendeeIds]),
        eq(mails.kind, 'changed'),
        eq(mails.state, 'waiting'),
        eq(mails.attempts, 0),
      ),
    )
    .returning();
  if (told.length > 0) await tx.execute(sql`select pg_notify(${MAILS_WAITING}, '')`);
  return new Set(told.map(({ attendeeId }) => attendeeId));
}
