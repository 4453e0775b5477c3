import { and, eq, type SQL } from 'drizzle-orm';
import { commentsDue, digestDue } from './host-digest.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { unreportedComments, type UnreportedComments } from '../comments/unreported-comments.ts';
import { withDueNightLock } from '../night-lock.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';
import { digestPayload, type DigestPayload, mergeDigests, NOTHING, occurrenceOf, payloadOf } from './digest-payload.ts';
import { type Unreported, unreportedAnswers } from './unreported-answers.ts';

/**
 * Queues the digest of new answers and comments for every event where it is due. The event's lock, and counting again
 * under it, prevent duplicates by several servers.
 */
export async function queueDigests(db: Database, now = new Date()): Promise<void> {
  for (const eventId of (await dueDigests(db, now)).keys()) {
    await withDueNightLock(db, eventId, async (tx) => {
      const payload = (await dueDigests(tx, now, eq(events.id, eventId))).get(eventId);
      if (payload) await queueDigest(tx, eventId, payload);
    });
  }
}

/** What to report, by event: where either is due, both. */
async function dueDigests(db: Connection, now: Date, which?: SQL): Promise<Map<number, DigestPayload>> {
  const found = new Map<number, { answers?: Unreported; comments?: UnreportedComments }>();
  for (const answers of await unreportedAnswers(db, now, which)) found.set(answers.eventId, { answers });
  for (const comments of await unreportedComments(db, now, which))
    found.set(comments.eventId, { ...found.get(comments.eventId), comments });
  const due = [...found].filter(
    ([, { answers, comments }]) =>
      (answers && digestDue(answers.date, answers.answers, answers, now)) ||
      (comments && commentsDue(comments.firstAt, now)),
  );
  return new Map(
    due.map(([id, { answers, comments }]) => [id, payloadOf(answers?.range ?? NOTHING, comments?.range ?? NOTHING)]),
  );
}

async function queueDigest(tx: Transaction, eventId: number, payload: DigestPayload): Promise<void> {
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
    occurrence: occurrenceOf(payload),
    to: host.email,
    payload: { ...payload },
    merge: (pending) => {
      const merged = mergeDigests(digestPayload.parse(pending.payload), payload);
      return { payload: { ...merged }, occurrence: occurrenceOf(merged) };
    },
  });
}
