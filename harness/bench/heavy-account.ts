import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { guestLinks } from '../../server/nights/guest-link.ts';
import { newPadCode } from '../../server/score-pads/pad-code.ts';
import type { HeavyAccount } from './blocking-requests.ts';
import { makeOwnerWith } from './make-owner.ts';
import type { ServerUnderTest } from './server-under-test.ts';

export interface HeavySize {
  games: number;
  plays: number;
  nights: number;
}

const PEOPLE = 60;

/** An owner on Premium Plus with so much of everything, made by a few statements. */
export async function makeHeavyAccount(stage: ServerUnderTest, size: HeavySize): Promise<HeavyAccount> {
  const { db } = stage;
  const { id, cookie } = await makeOwnerWith(stage, size.games);
  await db.execute(
    sql`update users set is_premium_plus = true, email_verified_at = now(), first_name = 'Ana' where id = ${id}`,
  );
  await db.execute(sql`
    update games set notes = repeat('Words about it. ', 1 + n::int % 12), best_players = (n % 6 + 1)::text,
      bgg_id = case when n <= 2000 then (select bgg_id from popular_games p order by p.id offset n % 1500 limit 1) end,
      is_expansion = n % 9 = 0
    from (select id as game, row_number() over (order by id) as n from games where user_id = ${id}) numbered
    where numbered.game = games.id`);
  await db.execute(sql`
    with person as (insert into people (user_id, name)
      select ${id}, 'Player ' || p from generate_series(1, ${PEOPLE}::int) p returning id, name)
    insert into person_spellings (user_id, name_key, person_id) select ${id}, lower(name), id from person`);
  await db.execute(sql`
    insert into game_sessions (user_id, game_id, game_title, game_title_key, played_at, players, scores, duration, notes, place)
    select ${id}, g.id, g.title, g.title_key, now() - n * interval '1 hour',
      json_build_array('Player ' || n % 60 + 1, 'Player ' || n % 37 + 1, 'Player ' || n % 23 + 1, 'Ana')::text,
      json_build_array(n % 97, n % 89, n % 83, n % 79)::text, 30 + n % 120,
      case when n % 3 = 0 then repeat('Some words about it. ', 1 + n % 9) end, (array['Home', 'Club', null])[n % 3 + 1]
    from generate_series(1, ${size.plays}::int) n
    join (select id, title, title_key, row_number() over (order by id) as place from games where user_id = ${id}) g
      on g.place = 1 + n % ${size.games}::int`);
  return { id, cookie, ...(await addRest(stage, id, size)) };
}

async function addRest({ db, origin }: ServerUnderTest, id: number, { nights }: HeavySize) {
  const one = async (statement: ReturnType<typeof sql>): Promise<number> =>
    Number((await db.execute<{ id: string }>(statement)).rows[0]?.id);
  await db.execute(sql`
    insert into events (user_id, title, date, host_email, description, time_zone)
    select ${id}, 'Night ' || n, now() + (n - ${nights}::int / 2) * interval '4 hours', 'a@example.org',
      repeat('Long words about it. ', 100), 'Europe/Lisbon' from generate_series(1, ${nights}::int) n`);
  const eventId = await one(sql`
    insert into events (user_id, title, date, host_email) values (${id}, 'Friday', now() + interval '3 days', 'a@example.org')
    returning id`);
  const attendeeId = await one(sql`
    insert into event_attendees (event_id, email, name, status, is_host, responded_at, invited_at)
    select ${eventId}, u.email, u.first_name, 'accepted', true, now(), now() from users u where u.id = ${id} returning id`);
  await db.execute(sql`
    insert into event_attendees (event_id, email, name, status, responded_at, invited_at)
    select ${eventId}, 'player' || n || '.' || ${id} || '@example.org', 'Player ' || n, 'accepted', now(), now()
    from generate_series(1, 6) n`);
  await db.execute(sql`
    insert into event_attendees (event_id, email, name, status, responded_at, invited_at)
    select e.id, 'guest' || n || '@example.org', 'Guest ' || n, 'accepted', now(), now()
    from events e cross join generate_series(1, 10) n where e.user_id = ${id} and e.id <> ${eventId}`);
  await db.execute(sql`
    insert into event_votes (event_id, attendee_id, game_id, kind)
    select ${eventId}, a.id, g.id, 'approve' from event_attendees a
    join games g on g.user_id = ${id} and (g.id + a.id) % 400 = 0 where a.event_id = ${eventId}`);
  const groupId = await one(sql`insert into groups (user_id, name) values (${id}, 'Fridays') returning id`);
  await db.execute(sql`
    insert into group_members (group_id, email, shares_shelf_since) select ${groupId}, email, now() from users where id = ${id}`);
  const shareId = randomBytes(16).toString('base64url');
  await db.execute(sql`
    insert into shared_collections (user_id, share_id, title, allow_comments) values (${id}, ${shareId}, 'All of it', true)`);
  const importId = await one(sql`
    insert into imports (user_id, format, file_name, status, rows, tally)
    values (${id}, 'bgg_collection_csv', 'collection.csv', 'applied', ${nights}, '{}') returning id`);
  await db.execute(sql`
    insert into import_rows (import_id, line, title, action, reasons)
    select ${importId}, n, 'Game ' || n, 'add', '[]' from generate_series(2, ${nights * 5}::int) n`);
  const padCode = newPadCode();
  await db.execute(sql`
    insert into score_pads (user_id, code, key, game_title, sheet)
    values (${id}, ${padCode}, 'k', 'Azul', '{"name":"Rounds","rows":[],"outcome":"highest"}')`);
  const barcode = '4006381333931';
  await db.execute(sql`
    insert into copies (user_id, game_id, barcode) select user_id, id, ${barcode} from games where user_id = ${id} limit 1000`);
  const { calendarSeed, calendarHash } = (await guestLinks(db, origin)).makeCalendar();
  await db.execute(sql`
    update users set calendar_seed = ${calendarSeed}, calendar_hash = ${calendarHash} where id = ${id}`);
  const calendar = new URL((await guestLinks(db, origin)).calendarUrl(calendarSeed)).pathname;
  const gameId = await one(sql`select min(id) as id from games where user_id = ${id}`);
  return { eventId, attendeeId, groupId, shareId, importId, padCode, calendar, gameId, barcode };
}
