import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { FIRST_REMINDER_MS, RECENT_REMINDER_MS, reminderDue } from './reminders.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import type { Database } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import type { MailToQueue } from '#server/platform/mails/mail-to-queue.ts';

/**
 * Queues every due reminder. Idempotent, also on two servers at once: recently queued ones are skipped here, but only the
 * unique index prevents duplicates.
 */
export async function queueReminders(db: Database, now = new Date()): Promise<void> {
  const rows = await db
    .select({ event: events, guest: eventAttendees })
    .from(events)
    .innerJoin(eventAttendees, eq(eventAttendees.eventId, events.id))
    .where(
      and(
        eq(events.status, 'scheduled'),
        gt(events.date, now),
        lte(events.date, new Date(now.getTime() + FIRST_REMINDER_MS)),
        eq(eventAttendees.isHost, false),
        eq(eventAttendees.awaitsApproval, false),
        isNull(eventAttendees.mutedAt),
        isNull(eventAttendees.waitingSince),
        isNotNull(eventAttendees.contactAllowedAt),
        sql`not exists (select 1 from mails where mails.attendee_id = ${eventAttendees.id}
          and mails.kind = 'reminder' and mails.created_at > ${now}::timestamptz - make_interval(secs => ${RECENT_REMINDER_MS / 1000}))`,
      ),
    );
  const due = rows.flatMap(({ event, guest }): MailToQueue[] => {
    const reminder = canBeWrittenTo(guest.email) ? reminderDue(event.date, guest, now) : null;
    if (reminder === null) return [];
    const date = event.date.toISOString();
    return [
      {
        userId: event.userId,
        eventId: event.id,
        attendeeId: guest.id,
        kind: 'reminder',
        occurrence: `${reminder} ${date.slice(0, 10)}`,
        to: guest.email,
        payload: { reminder, date },
      },
    ];
  });
  await db.transaction((tx) => queueMails(tx, due));
}
