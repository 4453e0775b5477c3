import { sql } from 'drizzle-orm';
import { type AttendedNight, voteWeight } from '#shared/nights/ballot.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { COUNTED_PLAY } from '#server/plays/service.ts';

interface Night extends Record<string, unknown> {
  voterId: string;
  at: Date;
  approved: string[];
  played: string[];
}

/**
 * The weight of each attendee's vote in sixths, by attendee id; missing ones have one whole vote. Based on their last
 * three nights with this host with known plays. People are matched by address, games by title, because an offered game
 * may have been bought since. @param onlyVoterId if only one attendee's is wanted
 */
export async function voteWeights(
  db: Connection,
  { id, userId, date }: { id: number; userId: number; date: Date },
  onlyVoterId: number | null = null,
): Promise<Map<number, number>> {
  const { rows } = await db.execute<Night>(sql`
    with attended as (
      select voter.id as voter_id, night.id as event_id, night.date, guest.id as guest_id,
        row_number() over (partition by voter.id order by night.date desc, night.id desc) as place
      from event_attendees voter
      join event_attendees guest on lower(guest.email) = lower(voter.email) and guest.status = 'accepted'
      join events night on night.id = guest.event_id
      where voter.event_id = ${id} and (${onlyVoterId}::bigint is null or voter.id = ${onlyVoterId}::bigint) and night.id <> ${id} and night.user_id = ${userId}
        and night.status <> 'cancelled' and night.date < ${date.toISOString()}::timestamptz
        and night.date + make_interval(mins => night.duration_minutes) < now()
        and exists (select from game_sessions play where play.event_id = night.id and ${COUNTED_PLAY})
    )
    select voter_id as "voterId", date as at,
      array(
        select distinct coalesce(g.title_key, p.title_key) from event_votes v
        left join games g on g.id = v.game_id left join event_proposals p on p.id = v.proposal_id
        where v.attendee_id = guest_id and v.kind = 'approve') as approved,
      array(
        select distinct coalesce(g.title_key, s.game_title_key) from game_sessions s left join games g on g.id = s.game_id
        where s.event_id = attended.event_id and ${COUNTED_PLAY}) as played
    from attended where place <= 3`);
  const ids = new Map<string, number>();
  const idOf = (title: string): number => {
    const known = ids.get(title) ?? ids.size + 1;
    ids.set(title, known);
    return known;
  };
  const nights = new Map<number, AttendedNight[]>();
  for (const { voterId, at, approved, played } of rows) {
    const ofVoter = nights.get(Number(voterId)) ?? [];
    nights.set(Number(voterId), ofVoter);
    ofVoter.push({ at: new Date(at), approved: approved.map(idOf), played: played.map(idOf) });
  }
  return new Map([...nights].map(([voterId, attended]) => [voterId, voteWeight(attended)]));
}
