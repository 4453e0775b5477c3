import { and, eq } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { users } from '#shared/schema/users.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import type { MailToQueue } from '#server/platform/mails/mail-to-queue.ts';
import type { EventRow } from '../events-store.ts';

/** Queues a mail about the dates of an event to the account of its host; none to an account without an address. */
export async function queueHostMail(
  tx: Transaction,
  { id: eventId, userId }: EventRow,
  mail: Pick<MailToQueue, 'occurrence' | 'payload'> & { kind: 'host_date_needed' | 'host_date_set' },
): Promise<void> {
  const [host] = await tx
    .select({ email: users.email, attendeeId: eventAttendees.id })
    .from(eventAttendees)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(eventAttendees.eventId, eventId), eq(eventAttendees.isHost, true)));
  if (!host?.email) return;
  await queueMail(tx, { userId, eventId, attendeeId: host.attendeeId, to: host.email, ...mail });
}
