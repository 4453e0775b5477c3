import { and, eq, isNotNull } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { dropMails } from './set-date.ts';

/** Takes the guests of a locked event whose answers are not reported to the host yet, and marks them as reported. */
export const takeUnreportedAnswers = (tx: Transaction, eventId: number): Promise<{ id: number }[]> =>
  tx
    .update(eventAttendees)
    .set({ datesUnreportedSince: null })
    .where(and(eq(eventAttendees.eventId, eventId), isNotNull(eventAttendees.datesUnreportedSince)))
    .returning({ id: eventAttendees.id });

/** The host of a locked event has just seen all answers, so a mail about them is pointless. */
export async function markAnswersSeen(tx: Transaction, eventId: number): Promise<void> {
  await takeUnreportedAnswers(tx, eventId);
  await dropMails(tx, eventId, ['host_dates_answered']);
}
