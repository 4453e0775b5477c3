import { sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';

/**
 * Those of these attendees who accepted and have not voted, of nights whose vote is open and that have games.
 * @param hostId whose nights they are, if of one host
 */
export async function withoutVote(
  db: Connection,
  attendeeIds: readonly number[],
  hostId?: number,
): Promise<Set<number>> {
  if (attendeeIds.length === 0) return new Set();
  const ofHost = hostId === undefined ? sql`` : sql`and e.user_id = ${hostId}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from event_attendees a join events e on e.id = a.event_id
    where a.id = any(${sql.param([...attendeeIds])}::bigint[]) ${ofHost} and a.status = 'accepted' and not a.awaits_approval
      and e.votes_closed_at is null and not exists (select from event_votes v where v.attendee_id = a.id)
      and (exists (select from event_games eg join games g on g.id = eg.game_id
          where eg.event_id = e.id and g.removed_at is null)
        or exists (select from event_proposals p join event_attendees b on b.id = p.attendee_id
          where p.event_id = e.id and b.status in ('accepted', 'maybe')))`);
  return new Set(rows.map(({ id }) => Number(id)));
}
