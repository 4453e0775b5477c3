import { and, eq } from 'drizzle-orm';
import { mails } from '#shared/schema.ts';
import type { Transaction } from '../../database/database.ts';

/** Drops mails that did not go out yet about an event, or to one attendee, which have lost their sense. */
export async function dropWaitingMails(
  tx: Transaction,
  of: { eventId: number } | { attendeeId: number },
): Promise<void> {
  const theirs = 'eventId' in of ? eq(mails.eventId, of.eventId) : eq(mails.attendeeId, of.attendeeId);
  await tx
    .update(mails)
    .set({ state: 'dropped' })
    .where(and(theirs, eq(mails.state, 'waiting')));
}
