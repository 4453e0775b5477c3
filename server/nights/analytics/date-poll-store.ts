import { sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import type { Period } from './analytics-store.ts';

interface Weekday extends Record<string, unknown> {
  weekday: number;
  yes: number;
  ifNeedBe: number;
  no: number;
}

interface Speed extends Record<string, unknown> {
  polls: number;
  hoursToAll: number | null;
}

/** Restricts to the events of a host in a period. */
const inPeriod = (userId: number, { from, to }: Period) => sql`e.user_id = ${userId} and e.status <> 'cancelled'
  and (${from?.toISOString() ?? null}::timestamptz is null or e.date >= ${from?.toISOString() ?? null}::timestamptz)
  and (${to?.toISOString() ?? null}::timestamptz is null or e.date < ${to?.toISOString() ?? null}::timestamptz)`;

/** The answers of guests to dates by weekday in the host's zone, Monday (1) first; weekdays without any are left out. */
export async function answersByWeekday(db: Connection, userId: number, period: Period): Promise<Weekday[]> {
  const { rows } = await db.execute<Weekday>(sql`
    select extract(isodow from o.starts_at at time zone e.time_zone)::int as weekday,
      (count(*) filter (where d.answer = 'yes'))::int as yes,
      (count(*) filter (where d.answer = 'if_need_be'))::int as "ifNeedBe",
      (count(*) filter (where d.answer = 'no'))::int as no
    from events e
    join event_date_options o on o.event_id = e.id
    join event_date_answers d on d.option_id = o.id
    join event_attendees a on a.id = d.attendee_id and not a.is_host
    where ${inPeriod(userId, period)}
    group by 1 order by 1`);
  return rows;
}

/** The number of date polls, and the median hours from the first invitation until the last guest had answered. */
export async function datePollSpeed(db: Connection, userId: number, period: Period): Promise<Speed> {
  const { rows } = await db.execute<Speed>(sql`
    with guests as (
      select e.id as event_id, a.invited_at, min(d.answered_at) as answered_at
      from events e
      join event_date_polls p on p.event_id = e.id
      left join event_attendees a on a.event_id = e.id and not a.is_host and a.invited_at is not null
      left join event_date_answers d on d.attendee_id = a.id
      where ${inPeriod(userId, period)}
      group by e.id, a.id, a.invited_at),
    polls as (
      select event_id, case when bool_and(answered_at is not null)
        then extract(epoch from max(answered_at) - min(invited_at)) / 3600 end as hours
      from guests group by event_id)
    select count(*)::int as polls,
      percentile_cont(0.5) within group (order by hours) filter (where hours >= 0) as "hoursToAll"
    from polls`);
  return rows[0] ?? { polls: 0, hoursToAll: null };
}
