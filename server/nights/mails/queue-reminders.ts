import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { FIRST_REMINDER_MS, RECENT_REMINDER_MS, reminderDue } from './reminders.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { isToldOwner } from '#server/platform/notices/devices-store.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import type { MailToQueue } from '#server/platform/mails/mail-to-queue.ts';

const DAY_MS = 86_400_000;

/**
 * Queues every due reminder, of guests and of hosts. Idempotent, also on two servers at once: recently queued ones are skipped here, but only the
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
    const reminder = reminderDue(event.date, guest, now);
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
  await db.transaction(async (tx) => queueMails(tx, [...due, ...(await hostReminders(tx, now))]));
}

/** Nights of the next day that were planned before it, whose hosts are told of them on a device. */
async function hostReminders(tx: Transaction, now: Date): Promise<MailToQueue[]> {
  const rows = await tx
    .select({ eventId: events.id, date: events.date, userId: users.id, email: users.email, hostId: eventAttendees.id })
    .from(events)
    .innerJoin(users, eq(users.id, events.userId))
    .innerJoin(eventAttendees, and(eq(eventAttendees.eventId, events.id), eq(eventAttendees.isHost, true)))
    .where(
      and(
        eq(events.status, 'scheduled'),
        gt(events.date, now),
        lte(events.date, new Date(now.getTime() + DAY_MS)),
        lt(events.createdAt, sql`${events.date} - make_interval(days => 1)`),
        isNotNull(users.emailVerifiedAt),
        isToldOwner('tomorrow', users.id),
        // Who has just edited it knows.
        lt(events.updatedAt, sql`${now}::timestamptz - make_interval(hours => 1)`),
        sql`not exists (select 1 from mails where mails.attendee_id = ${eventAttendees.id} and mails.kind = 'host_reminder'
          and (mails.facts ->> 'date')::timestamptz = ${events.date})`,
      ),
    );
  return rows.flatMap(({ eventId, date, userId, email, hostId }): MailToQueue[] =>
    email === null
      ? []
      : [
          {
            userId,
            eventId,
            attendeeId: hostId,
            kind: 'host_reminder',
            occurrence: date.toISOString(),
            to: email,
            payload: { date: date.toISOString() },
          },
        ],
  );
}
