import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { eventAttendees, eventComments } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { isToldOwner } from '#server/platform/notices/devices-store.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { DigestRange } from '../mails/digest-payload.ts';

/** Comments on a night that its host was not told of. */
export interface UnreportedComments {
  eventId: number;
  firstAt: Date;
  range: DigestRange;
}

const reported = sql<string>`coalesce((select max((m.facts ->> 'commentsUpTo')::bigint) from mails m
  where m.event_id = ${events.id} and m.kind = 'host_digest'), 0)`;

/** Older comments are no news, such as those of a restored account file. */
const DAYS_NEW = 3;

/** New comments by guests, by night, whose host wants the digest or is told on a device. */
export async function unreportedComments(db: Connection, now: Date, which?: SQL): Promise<UnreportedComments[]> {
  const rows = await db
    .select({
      eventId: events.id,
      firstAt: sql`min(${eventComments.createdAt})`.mapWith(eventComments.createdAt),
      after: reported,
      upTo: sql<string>`max(${eventComments.id})`,
    })
    .from(eventComments)
    .innerJoin(eventAttendees, eq(eventAttendees.id, eventComments.attendeeId))
    .innerJoin(events, eq(events.id, eventComments.eventId))
    .innerJoin(users, eq(users.id, events.userId))
    .where(
      and(
        which,
        gt(eventComments.createdAt, sql`${now}::timestamptz - make_interval(days => ${DAYS_NEW})`),
        eq(eventAttendees.isHost, false),
        eq(events.allowsComments, true),
        or(eq(users.wantsDigest, true), isToldOwner('answers', users.id)),
        sql`${users.emailVerifiedAt} is not null`,
        sql`${eventComments.id} > ${reported}`,
      ),
    )
    .groupBy(events.id);
  return rows.map(({ after, upTo, ...row }) => ({ ...row, range: { after: Number(after), upTo: Number(upTo) } }));
}
