import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/database/database.ts';
import type { EventRow } from './events-store.ts';
import { mailDelay } from './rules/mail-delay.ts';

/** Changes of mind follow each other within minutes. */
const RECENTLY = '10 minutes';

/**
 * Milliseconds that the confirmation of an answer waits: none, except for a guest who was just sent one. Then further
 * changes of mind are merged into it.
 */
export async function confirmationDelay(
  tx: Transaction,
  attendeeId: number,
  { date }: Pick<EventRow, 'date'>,
  now: Date,
): Promise<number> {
  const sent = await tx.$count(
    mails,
    and(
      eq(mails.attendeeId, attendeeId),
      eq(mails.kind, 'answer_received'),
      ne(mails.state, 'dropped'),
      or(eq(mails.state, 'sent'), gt(mails.attempts, 0), gt(mails.dueAt, sql`now()`)),
      gt(mails.createdAt, sql`now() - ${RECENTLY}::interval`),
    ),
  );
  return sent === 0 ? 0 : mailDelay(date, now);
}
