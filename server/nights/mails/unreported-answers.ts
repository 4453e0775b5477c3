import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DigestRange } from './digest-payload.ts';
import type { UnreportedAnswer } from './host-digest.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { ALSO_MAILED, isToldOwner } from '#server/platform/notices/devices-store.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** An event's unreported answers. */
export interface Unreported {
  eventId: number;
  date: Date;
  answers: UnreportedAnswer[];
  /** Whether all invited guests have answered. */
  isNobodySilent: boolean;
  /** The host is told on a device, wants no mail as well, and was not told much today. */
  isToldOnDevice: boolean;
  range: DigestRange;
}

/** Digests a day that hosts are told soon; a busy night must leave room for other news in the budget. */
const SOON_TOLD = 6;

const reported = sql<string>`coalesce((select max((m.facts ->> 'upTo')::bigint) from mails m
  where m.event_id = ${events.id} and m.kind = 'host_digest'), 0)`;

/**
 * Upcoming events with unreported answers by guests whose host wants the digest or is told on a device; answers entered by the host are
 * excluded.
 */
export async function unreportedAnswers(db: Connection, now: Date, which?: SQL): Promise<Unreported[]> {
  const rows = await db
    .select({
      eventId: events.id,
      date: events.date,
      id: attendeeAnswers.id,
      createdAt: attendeeAnswers.createdAt,
      after: reported,
      endsSilence: sql<boolean>`${eventAttendees.invitedAt} is not null and not exists (select 1 from attendee_answers b
        where b.attendee_id = ${attendeeAnswers.attendeeId} and b.id < ${attendeeAnswers.id})`,
      isToldOnDevice: sql<boolean>`${isToldOwner('answers', users.id)} and not ${isToldOwner('answers', users.id, ALSO_MAILED)}
        and (select count(*) from mails d where d.user_id = ${users.id} and d.kind = 'host_digest'
          and d.created_at > ${now}::timestamptz - interval '1 day') < ${SOON_TOLD}`,
      isNobodySilent: sql<boolean>`not exists (select 1 from event_attendees s where s.event_id = ${events.id}
        and not s.is_host and s.invited_at is not null and s.responded_at is null)`,
    })
    .from(attendeeAnswers)
    .innerJoin(eventAttendees, eq(eventAttendees.id, attendeeAnswers.attendeeId))
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .innerJoin(users, eq(users.id, events.userId))
    .where(
      and(
        which,
        ne(attendeeAnswers.via, 'host'),
        eq(eventAttendees.isHost, false),
        eq(events.status, 'scheduled'),
        sql`${events.date} + make_interval(mins => ${events.durationMinutes}) > ${now}::timestamptz`,
        or(eq(users.wantsDigest, true), isToldOwner('answers', users.id)),
        sql`${users.emailVerifiedAt} is not null`,
        sql`${attendeeAnswers.id} > ${reported}`,
      ),
    )
    .orderBy(attendeeAnswers.id);
  const byEvent = new Map<number, Unreported>();
  for (const { eventId, date, id, createdAt, after, endsSilence, isNobodySilent, isToldOnDevice } of rows) {
    const known = byEvent.get(eventId) ?? {
      eventId,
      date,
      answers: [],
      isNobodySilent,
      isToldOnDevice,
      range: { after: Number(after), upTo: id },
    };
    known.answers.push({ createdAt, endsSilence });
    byEvent.set(eventId, { ...known, range: { ...known.range, upTo: id } });
  }
  return [...byEvent.values()];
}
