import { sql } from 'drizzle-orm';
import type { Play } from '#shared/plays/plays-contract.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A play with its result in words. */
export type NightPlay = Pick<Play, 'gameTitle' | 'players' | 'scores' | 'seats' | 'outcome' | 'winner'>;

/** The plays of a night that a mail names, in recorded order, and the number of the others. */
export interface NightPlays {
  plays: readonly NightPlay[];
  morePlays: number;
}

/** More than an evening has. Ten mails, each of another night, are written from plays of 35 kB each. */
export const MAX_PLAYS = 30;

interface Row extends Record<string, unknown> {
  eventId: string;
  all: number;
  plays: NightPlay[] | null;
}

/** The plays of nights, by the id of the event. */
export async function playsOf(db: Database, eventIds: readonly number[]): Promise<Map<number, NightPlays>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select night.id as "eventId",
      (select count(*)::integer from game_sessions where event_id = night.id) as "all",
      (select json_agg(json_build_object('gameTitle', game_title, 'players', players, 'scores', scores, 'seats', seats,
          'outcome', outcome, 'winner', winner) order by played_at, id)
        from (select * from game_sessions where event_id = night.id order by played_at, id limit ${MAX_PLAYS}) first) as plays
    from unnest(${sql.param([...new Set(eventIds)])}::bigint[]) as night (id)`);
  return new Map(
    rows.map(({ eventId, all, plays }) => [
      Number(eventId),
      { plays: plays ?? [], morePlays: Math.max(0, all - MAX_PLAYS) },
    ]),
  );
}
