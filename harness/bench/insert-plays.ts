import { sql } from 'drizzle-orm';
import type { ServerUnderTest } from './server-under-test.ts';

/** Plays spread over all games of an owner, three people at each. Answers the id of one of the games. */
export async function insertPlays(stage: Pick<ServerUnderTest, 'db'>, userId: number, plays: number): Promise<number> {
  await stage.db.execute(sql`
    insert into game_sessions (user_id, game_id, game_title, game_title_key, played_at, players, scores, duration, notes)
    select ${userId}, g.id, g.title, g.title_key, now() - n * interval '3 hours', '["Ana","Bea","Cem"]',
      json_build_array(n % 97, n % 89, n % 83)::text, 30 + n % 120, case when n % 4 = 0 then 'Some words about it' end
    from generate_series(1, ${plays}::int) n
    join (select id, title, title_key, row_number() over (order by id) as place from games where user_id = ${userId}) g
      on g.place = 1 + n % (select count(*) from games where user_id = ${userId})`);
  const { rows } = await stage.db.execute<{ id: string }>(
    sql`select min(id) as id from games where user_id = ${userId}`,
  );
  await stage.db.execute(sql`analyze game_sessions`);
  return Number(rows[0]?.id);
}
