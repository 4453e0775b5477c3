import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { RsvpAnswer } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Commented } from '../comments/comments-store.ts';
import { commentsIn } from '../comments/comments-in.ts';
import { type AttendeeRow, attendeesOf } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { digestPayload, type DigestRange, rangesOf } from './digest-payload.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';

export interface DigestContext {
  event: EventRow;
  list: readonly AttendeeRow[];
  /** Guests with their latest answer, once each, in order. */
  answered: readonly { guest: AttendeeRow; answer: RsvpAnswer }[];
  /** The host wants such mails; otherwise they are told on a device only. */
  isMailed: boolean;
  /** New comments of guests, in order. */
  commented: readonly Commented[];
}

/** Null if there is nothing to report any more. */
export async function loadDigestContext(
  db: Database,
  { eventId, payload }: MailRow,
  now: Date,
): Promise<DigestContext | null> {
  if (eventId === null) return null;
  const [found] = await db
    .select({ event: events, wantsDigest: users.wantsDigest })
    .from(events)
    .innerJoin(users, eq(users.id, events.userId))
    .where(eq(events.id, eventId));
  if (!found) return null;
  const { event, wantsDigest } = found;
  const { answers, comments } = rangesOf(digestPayload.parse(payload));
  const list = await attendeesOf(db, eventId);
  const answered = event.status === 'cancelled' || isOver(event, now) ? [] : await answersIn(db, list, event, answers);
  const commented = event.allowsComments ? await commentsIn(db, event, comments) : [];
  return answered.length + commented.length === 0 ? null : { event, list, isMailed: wantsDigest, answered, commented };
}

async function answersIn(db: Database, list: readonly AttendeeRow[], { id: eventId }: EventRow, range: DigestRange) {
  const latest = await db
    .selectDistinctOn([attendeeAnswers.attendeeId], {
      id: attendeeAnswers.id,
      attendeeId: attendeeAnswers.attendeeId,
      status: attendeeAnswers.status,
    })
    .from(attendeeAnswers)
    .innerJoin(eventAttendees, eq(eventAttendees.id, attendeeAnswers.attendeeId))
    .where(
      and(
        eq(eventAttendees.eventId, eventId),
        eq(eventAttendees.isHost, false),
        ne(attendeeAnswers.via, 'host'),
        gt(attendeeAnswers.id, range.after),
        lte(attendeeAnswers.id, range.upTo),
      ),
    )
    .orderBy(asc(attendeeAnswers.attendeeId), desc(attendeeAnswers.id));
  return latest
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ attendeeId, status }) => {
      const guest = list.find(({ id }) => id === attendeeId);
      return guest && status !== 'invited' ? [{ guest, answer: status }] : [];
    });
}
