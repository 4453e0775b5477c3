import { and, eq } from 'drizzle-orm';
import { digestDue } from './host-digest.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { withDueNightLock } from '../night-lock.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import { type Unreported, unreportedAnswers } from './unreported-answers.ts';

/**
 * Queues the digest of new answers for every event where it is due. The event's lock, and counting again under it,
 * prevent duplicates by several servers.
 */
export async function queueDigests(db: Database, now = new Date()): Promise<void> {
  const isDue = ({ date, answers, isNobodySilent }: Unreported) => digestDue(date, answers, isNobodySilent, now);
  for (const { eventId } of (await unreportedAnswers(db, now)).filter(isDue)) {
    await withDueNightLock(db, eventId, async (tx) => {
      const [found] = await unreportedAnswers(tx, now, eq(events.id, eventId));
      if (found && isDue(found)) await queueDigest(tx, found);
    });
  }
}

async function queueDigest(tx: Transaction, { eventId, after, upTo }: Unreported): Promise<void> {
  const [host] = await tx
    .select({ userId: users.id, email: users.email, attendeeId: eventAttendees.id })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .innerJoin(users, eq(users.id, events.userId))
    .where(and(eq(events.id, eventId), eq(eventAttendees.isHost, true)));
  if (!host?.email) return;
  await queueMail(tx, {
    userId: host.userId,
    eventId,
    attendeeId: host.attendeeId,
    kind: 'host_digest',
    occurrence: String(upTo),
    to: host.email,
    payload: { after, upTo },
    // From the first answer that was not reported.
    merge: (pending, { payload, occurrence }) => ({
      payload: { ...payload, after: pending.payload.after },
      occurrence,
    }),
  });
}
