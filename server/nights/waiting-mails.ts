import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { type MailKind, PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { MAILS_WAITING } from '#server/platform/mails/queue-mail.ts';

/** Mails that confirm an answer. */
export const CONFIRMATIONS: MailKind[] = ['answer_received', 'date_set'];

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
  return dropped.filter(
    ({ attempts, problem, noticedAt }) => noticedAt === null && (attempts === 0 || problem !== null),
  );
}

/**
 * Lets waiting mails about changes leave at once, because another mail is about to tell these guests of the night as it is
 * now: a later edit could no longer take back what they read. Returns the guests who get one.
 */
export const tellChangesNow = (tx: Transaction, attendeeIds: readonly number[]): Promise<Set<number>> =>
  sendNow(tx, and(inArray(mails.attendeeId, [...attendeeIds]), eq(mails.kind, 'changed')));

/**
 * Lets waiting mails leave at once, with the confirmations that waited for them, which are written only if they still
 * name the date. Returns the attendees they are for.
 */
export async function sendNow(tx: Transaction, of: SQL | undefined): Promise<Set<number>> {
  const isWaiting = and(eq(mails.state, 'waiting'), eq(mails.attempts, 0));
  const leave = (which: SQL | undefined) =>
    tx
      .update(mails)
      .set({ dueAt: sql`now()` })
      .where(and(which, isWaiting))
      .returning();
  const ids = new Set((await leave(of)).flatMap(({ attendeeId }) => attendeeId ?? []));
  if (ids.size === 0) return ids;
  await leave(and(inArray(mails.attendeeId, [...ids]), inArray(mails.kind, CONFIRMATIONS)));
  await tx.execute(sql`select pg_notify(${MAILS_WAITING}, '')`);
  return ids;
}
