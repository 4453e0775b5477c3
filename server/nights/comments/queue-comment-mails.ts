import { eq, type SQL, sql } from 'drizzle-orm';
import { events } from '#shared/schema/nights.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { withDueNightLock } from '../night-lock.ts';
import { commentsPayload } from './comments-mail.ts';

/** Comments are collected for so long before guests are told, and a guest is told once in so long. */
const GATHER = '2 hours';
const BETWEEN = '1 day';
/** Older comments are no news. */
const NEW = '3 days';

interface Reader extends Record<string, unknown> {
  userId: number;
  eventId: number;
  attendeeId: number;
  to: string;
  after: number;
  upTo: number;
}

/**
 * Queues the digest of comments for guests who come or may come: what others wrote since they last answered, wrote
 * themselves or were told. The event's lock, and reading again under it, prevent duplicates by several servers.
 */
export async function queueCommentMails(db: Database, now = new Date()): Promise<void> {
  const nights = new Set((await readersToTell(db, now)).map(({ eventId }) => eventId));
  for (const eventId of nights) {
    await withDueNightLock(db, eventId, async (tx) => {
      const readers = await readersToTell(tx, now, eq(events.id, eventId));
      await queueMails(
        tx,
        readers.map(({ after, upTo, ...mail }) => ({
          ...mail,
          kind: 'comments' as const,
          occurrence: String(upTo),
          payload: { after, upTo },
          merge: (pending) => ({
            payload: { after: commentsPayload.parse(pending.payload).after, upTo },
            occurrence: String(upTo),
          }),
        })),
      );
    });
  }
}

async function readersToTell(db: Connection, now: Date, which: SQL = sql`true`): Promise<Reader[]> {
  const told = sql`from mails m where m.attendee_id = a.id and m.kind = 'comments'`;
  const { rows } = await db.execute<Reader>(sql`
    select ${events.userId}::float8 as "userId", ${events.id}::float8 as "eventId", a.id::float8 as "attendeeId",
      a.email as "to", min(c.id)::float8 - 1 as after, max(c.id)::float8 as "upTo"
    from event_comments c
    join ${events} on ${events.id} = c.event_id
    join event_attendees a on a.event_id = c.event_id and a.id <> c.attendee_id
    where ${which} and c.created_at > ${now}::timestamptz - ${NEW}::interval
      and ${events.allowsComments} and ${events.status} in ('scheduled', 'completed')
      and not a.is_host and a.status in ('accepted', 'maybe') and a.muted_at is null and a.email not like '%.invalid'
      and c.created_at > a.responded_at
      and c.id > coalesce((select max((m.facts ->> 'upTo')::bigint) ${told}), 0)
      and c.id > coalesce((select max(own.id) from event_comments own where own.attendee_id = a.id), 0)
      and not exists (select 1 ${told} and m.created_at > ${now}::timestamptz - ${BETWEEN}::interval)
    group by ${events.id}, a.id
    having min(c.created_at) <= ${now}::timestamptz - ${GATHER}::interval
    order by a.id`);
  return rows;
}
