import { and, eq, inArray } from 'drizzle-orm';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/database/database.ts';

/** Drops unsent mails that have become obsolete, about an event or to one attendee. */
export async function dropWaitingMails(
  tx: Transaction,
  of: { eventId: number } | { attendeeId: number },
): Promise<void> {
  const theirs = 'eventId' in of ? eq(mails.eventId, of.eventId) : eq(mails.attendeeId, of.attendeeId);
  await tx
    .update(mails)
    .set({ state: 'dropped' })
    .where(and(theirs, inArray(mails.state, [...PENDING_MAIL_STATES])));
}
