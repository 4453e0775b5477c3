import { eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#shared/schema/users.ts';
import type { TestApp } from '../server/test-app.ts';

type App = Pick<TestApp, 'services'>;

/** Resets the stored upper bounds, so that rows are counted again. */
async function run({ services: { db } }: App, userId: number, statement: SQL): Promise<void> {
  await db.execute(statement);
  const uncounted = { gamesAtMost: null, playsAtMost: null, namesAtMost: null, textAtMost: null };
  await db.update(users).set(uncounted).where(eq(users.id, userId));
}

/** Inserts games into an account, directly in the database. */
export const fillGames = (app: App, userId: number, count: number) =>
  run(
    app,
    userId,
    sql`insert into games (user_id, title, title_key, players, duration)
      select ${userId}, 'Filler ' || n, 'filler ' || n, '2-4', '45 min' from generate_series(1, ${count}::integer) n`,
  );

/** Inserts plays without a game into an account, of a night if given. */
export const fillPlays = (app: App, userId: number, count: number, eventId: number | null = null) =>
  run(
    app,
    userId,
    sql`insert into game_sessions (user_id, event_id, game_title, game_title_key, players, scores)
      select ${userId}, ${eventId}::bigint, 'Filler', 'filler', '[]', '[]' from generate_series(1, ${count}::integer) n`,
  );

/** Inserts plays with notes of 10,000 letters into an account. */
export const fillText = (app: App, userId: number, plays: number) =>
  run(
    app,
    userId,
    sql`insert into game_sessions (user_id, game_title, game_title_key, players, scores, notes)
      select ${userId}, 'Filler', 'filler', '[]', '[]', repeat('x', 10000) from generate_series(1, ${plays}::integer) n`,
  );

/** Inserts spellings of one person into an account. */
export const fillNames = (app: App, userId: number, count: number) =>
  run(
    app,
    userId,
    sql`with person as (insert into people (user_id, name) values (${userId}, 'filler 1') returning id)
      insert into person_spellings (user_id, name_key, person_id)
      select ${userId}, 'filler ' || n, person.id from person, generate_series(1, ${count}::integer) n`,
  );

/** Inserts past nights into an account. */
export const fillNights = (app: App, userId: number, count: number) =>
  run(
    app,
    userId,
    sql`insert into events (user_id, title, date, host_email, status, created_at)
      select ${userId}, 'Filler', '2020-01-01', 'host@example.org', 'completed', '2020-01-01'
      from generate_series(1, ${count}::integer) n`,
  );
