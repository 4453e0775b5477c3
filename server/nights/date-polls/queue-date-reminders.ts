import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publishEventsChanged } from '#server/platform/live/publish-events.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';

const DAY_MS = 86_400_000;
/** Before the deadline of the answers. */
const REMIND_MS = 2 * DAY_MS;

/**
 * Reminds the silent guests of date polls, once, two days before the deadline; a poll that was created, or opened again, later
 * than that has no reminder. Whoever marks a poll sends its reminders, so two servers send them once.
 */
export async function queueDateReminders(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .update(eventDatePolls)
      .set({ remindedAt: now })
      .from(events)
      .where(
        and(
          eq(events.id, eventDatePolls.eventId),
          eq(events.status, 'finding_date'),
          isNull(eventDatePolls.remindedAt),
          isNull(eventDatePolls.settlingOptionId),
          gt(eventDatePolls.answersUntil, now),
          lte(eventDatePolls.answersUntil, new Date(now.getTime() + REMIND_MS)),
          lte(
            sql`greatest(${eventDatePolls.createdAt}, ${eventDatePolls.reopenedAt})`,
            sql`${eventDatePolls.answersUntil} - make_interval(secs => ${REMIND_MS / 1000})`,
          ),
        ),
      )
      .returning({ eventId: eventDatePolls.eventId, answersUntil: eventDatePolls.answersUntil, userId: events.userId });
    if (due.length === 0) return;
    const silent = await tx
      .select({ id: eventAttendees.id, eventId: eventAttendees.eventId, email: eventAttendees.email })
      .from(eventAttendees)
      .where(
        and(
          inArray(
            eventAttendees.eventId,
            due.map(({ eventId }) => eventId),
          ),
          eq(eventAttendees.isHost, false),
          isNull(eventAttendees.datesAnsweredAt),
          isNull(eventAttendees.mutedAt),
          isNotNull(eventAttendees.contactAllowedAt),
          // Guests who were asked only now need no reminder.
          lte(eventAttendees.invitedAt, new Date(now.getTime() - DAY_MS)),
        ),
      );
    const byEvent = new Map(due.map((one) => [one.eventId, one]));
    const mails = silent.flatMap(({ id, eventId, email }) => {
      const { userId, answersUntil } = byEvent.get(eventId) ?? {};
      if (userId === undefined || !answersUntil) return [];
      const payload = { reminder: 'dates', date: answersUntil.toISOString() };
      const occurrence = `dates ${answersUntil.toISOString()}`;
      return [{ userId, eventId, attendeeId: id, kind: 'reminder' as const, occurrence, to: email, payload }];
    });
    await queueMails(tx, mails);
    await publishEventsChanged(
      tx,
      due.map(({ eventId }) => eventId),
    );
  });
}
