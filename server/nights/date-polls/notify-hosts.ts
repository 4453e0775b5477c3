import { type SQL, sql } from 'drizzle-orm';
import { isToldOwner } from '#server/platform/notices/devices-store.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { takeUnreportedAnswers } from './unreported-answers.ts';
import { withDueNightLock } from '../night-lock.ts';
import { datesAnsweredPayload } from './mail-payloads.ts';
import type { MailContent } from '#server/platform/mails/mail-to-queue.ts';
import { queueMail } from '#server/platform/mails/queue-mail.ts';

/** Answers come in bursts after a mail; most of a burst is in one digest. */
const GATHER_HOURS = 3;
/** Between two mails about answers, apart from the one that everybody has answered. */
const PAUSE_HOURS = 24;

interface DueMail extends Record<string, unknown> {
  eventId: string;
  userId: string;
  hostId: string;
  to: string;
  isEverybody: boolean;
  /** Identifies whom was asked about which dates. */
  round: string;
}

/**
 * Queues mails that tell hosts of new answers to their dates: one when everybody who was asked has answered, once for the
 * same dates and guests, and otherwise at most one a day. The event's lock, and looking again under it, prevent
 * duplicates by several servers.
 */
export async function notifyHostsOfAnswers(db: Database, now = new Date()): Promise<void> {
  for (const { eventId } of await dueMails(db, now)) {
    await withDueNightLock(db, Number(eventId), async (tx) => {
      const [due] = await dueMails(tx, now, sql`e.id = ${eventId}`);
      if (due) await queueAnswersMail(tx, due, now);
    });
  }
}

async function queueAnswersMail(tx: Transaction, due: DueMail, now: Date): Promise<void> {
  const { userId, to, isEverybody, round } = due;
  const eventId = Number(due.eventId);
  const answered = await takeUnreportedAnswers(tx, eventId);
  await queueMail(tx, {
    userId: Number(userId),
    eventId,
    attendeeId: Number(due.hostId),
    kind: 'host_dates_answered',
    occurrence: isEverybody ? round : `until ${now.toISOString()}`,
    to,
    payload: { answered: answered.map(({ id }) => id).toSorted((a, b) => a - b), isEverybody },
    merge: mergeAnswers,
  });
}

/** The answers of both. */
function mergeAnswers(pending: MailContent, newer: MailContent): MailContent {
  const [before, after] = [pending, newer].map(({ payload }) => datesAnsweredPayload.parse(payload));
  return {
    payload: {
      answered: [...new Set([...(before?.answered ?? []), ...(after?.answered ?? [])])],
      isEverybody: before?.isEverybody === true || after?.isEverybody === true,
    },
    // The state of everybody's answers is read when the mail is written, so it stays.
    occurrence: before?.isEverybody === true && after?.isEverybody !== true ? pending.occurrence : newer.occurrence,
  };
}

/** A guest has answered a poll if they did so since its latest date was added, or answered every date to come. */
const isSilent = (now: Date): SQL => sql`(s.dates_answered_at is null
  or s.dates_answered_at < p."newestAt" and exists (
    select 1 from event_date_options o where o.event_id = p."eventId" and o.starts_at > ${now.toISOString()}::timestamptz
      and not exists (select 1 from event_date_answers d where d.option_id = o.id and d.attendee_id = s.id)))`;

/** Returns the open polls with answers to report now, whose host wants such mails or is told on a device. */
async function dueMails(db: Database | Transaction, now: Date, which: SQL = sql`true`): Promise<DueMail[]> {
  const { rows } = await db.execute<DueMail>(sql`
    with untold as (
      select event_id, min(dates_untold_since) as since from event_attendees
      where dates_untold_since is not null and not is_host group by event_id),
    polls as (
      select e.id as "eventId", e.user_id as "userId", h.id as "hostId", u.email as "to", untold.since,
        newest.id as "newestId", newest.created_at as "newestAt"
      from untold
      join events e on e.id = untold.event_id
      join users u on u.id = e.user_id
      join event_attendees h on h.event_id = e.id and h.is_host
      join lateral (select id, created_at from event_date_options o where o.event_id = e.id order by id desc limit 1) newest on true
      where e.status = 'finding_date' and e.date > ${now.toISOString()}::timestamptz and (u.wants_digest or ${isToldOwner('answers', sql`u.id`)})
        and u.email_verified_at is not null and u.email is not null and ${which}),
    seen as (
      select p.*, asked.latest is not null and not asked."areSilent" as "haveAll",
        concat_ws(' ', 'all', p."newestId", asked.latest) as round
      from polls p
      join lateral (
        select max(s.id) as latest, bool_or(${isSilent(now)}) as "areSilent" from event_attendees s
        where s.event_id = p."eventId" and not s.is_host and s.invited_at is not null) asked on true),
    rounds as (
      select s.*, s."haveAll" and not exists (
        select 1 from mails m where m.kind = 'host_dates_answered' and m.attendee_id = s."hostId"
          and m.occurrence = s.round) as "isEverybody"
      from seen s)
    select "eventId", "userId", "hostId", "to", round, "isEverybody" from rounds t
    where "isEverybody" or (
      since <= ${now.toISOString()}::timestamptz - make_interval(hours => ${GATHER_HOURS}::int) and not exists (
        select 1 from mails m where m.event_id = t."eventId" and m.kind in ('host_dates_answered', 'host_date_needed')
          and m.state <> 'dropped' and m.created_at > ${now.toISOString()}::timestamptz - make_interval(hours => ${PAUSE_HOURS}::int)))
    order by "eventId"`);
  return rows;
}
