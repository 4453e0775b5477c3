import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { eventAttendees } from '../../shared/schema/attendees.ts';
import { events } from '../../shared/schema/nights.ts';
import { projectRoot } from '../../server/platform/config/project-root.ts';
import { readCatalogue } from '../../server/games/catalogue/catalogue-file.ts';
import { candidateOf } from '../../shared/evening/candidate.ts';
import type { Evening } from '../../shared/evening/evening.ts';
import { planLineUp } from '../../server/evening/line-up.ts';
import type { Party } from '../../shared/evening/party.ts';
import { seatAtTwoTables } from '../../server/evening/two-tables.ts';
import { playerRange } from '../../shared/games/player-range.ts';
import { anotherGame, mainOf } from '../../tests/support/rows/another-game.ts';
import { spread } from './statistics.ts';
import { makeOwnerWith } from './make-owner.ts';
import { type ServerUnderTest } from './server-under-test.ts';

const ROUNDS = 100;

/**
 * Plans evenings: in this process, in milliseconds of processor time, which does not depend on other load, and over HTTP, in
 * milliseconds of wall time. Each round has another seed.
 */
export async function benchEvening(stage: ServerUnderTest) {
  const rows: Record<string, Record<string, number>> = {};
  const six = await anEvening(6, 60);
  const short = { ...six, candidates: six.candidates.map((game) => ({ ...game, minutes: 20, weight: 1.3 })) };
  rows['six people, 60 short games, each for any place: line-up'] = timed(short, (one) => planLineUp(one).fits);
  for (const games of [60, 2000]) {
    const some = await anEvening(6, games);
    const twelve = await anEvening(12, games);
    rows[`six people, ${games} games: line-up`] = timed(some, (one) => planLineUp(one).fits);
    rows[`six people, ${games} games: another main game too`] = timed(some, (one) => {
      const answer = planLineUp(one);
      return answer.fits && planLineUp(one, anotherGame(answer.lineUp, mainOf(answer.lineUp))).fits;
    });
    rows[`twelve people, ${games} games: two tables`] = timed(twelve, (one) => seatAtTwoTables(one).fits);
  }
  return {
    'What shall we play: best of all combinations': rows,
    'What shall we play over HTTP': { 'six people, 2000 games, 20000 plays, votes': await overHttp(stage) },
  };
}

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dina', 'Emil', 'Finn'];

/** The whole call: facts from the database, one table and two. */
async function overHttp(stage: ServerUnderTest) {
  const { id, cookie } = await makeOwnerWith(stage, 2000);
  await stage.db
    .execute(sql`update games set players = (n % 3 + 1) || '-' || (n % 5 + 4), best_players = (n % 6 + 1)::text,
    duration = (n % 9 * 15 + 15) || ' min' from (select id as game, row_number() over (order by id) as n from games
    where user_id = ${id}) numbered where numbered.game = games.id`);
  await stage.db.execute(sql`
    with person as (insert into people (user_id, name) select ${id}, name from unnest(${sql.param(PEOPLE)}::text[]) name
      returning id, name)
    insert into person_spellings (user_id, name_key, person_id) select ${id}, lower(name), id from person`);
  await stage.db.execute(sql`
    insert into game_sessions (user_id, game_id, game_title, game_title_key, played_at, players, scores, duration)
    select ${id}, g.id, g.title, g.title_key, now() - n * interval '5 hours',
      to_json(array['Ana', 'Ben', 'Cleo', 'Dina', 'Emil', 'Finn', 'Gus ' || n % 40])::text, '[]', 30 + n % 90
    from generate_series(1, 20000) n
    join (select id, title, title_key, row_number() over (order by id) as place from games where user_id = ${id}) g
      on g.place = n % 2000 + 1`);
  const [night] = await stage.db
    .insert(events)
    .values({ userId: id, title: 'Friday', date: new Date('2999-05-03T18:00:00Z'), hostEmail: 'ana@example.org' })
    .returning();
  const eventId = night?.id ?? 0;
  await stage.db.insert(eventAttendees).values(
    PEOPLE.map((name, place) => ({
      eventId,
      name,
      email: `${name}@example.org`,
      status: 'accepted' as const,
      isHost: place === 0,
    })),
  );
  await stage.db.execute(sql`
    insert into event_votes (event_id, attendee_id, game_id, kind)
    select ${eventId}, a.id, g.id, 'approve' from event_attendees a
    join games g on g.user_id = ${id} and (g.id + a.id) % 40 = 0 where a.event_id = ${eventId}`);
  await stage.db.execute(sql`analyze`);
  const times = [];
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const started = performance.now();
    // One call after the other is what is measured.
    const answer = await fetch(`${stage.origin}/api/events/${eventId}/evening?seed=${seed}`, { headers: { cookie } });
    // As above.
    const { lineUp, tables } = (await answer.json()) as { lineUp?: { fits: boolean }; tables: unknown };
    if (!lineUp?.fits || tables === null) throw new Error(`nothing fits: ${answer.status}`);
    times.push(performance.now() - started);
  }
  return spread(times);
}

function timed(evening: Evening, plan: (evening: Evening) => boolean) {
  const times = Array.from({ length: ROUNDS }, (_, seed) => {
    const before = process.cpuUsage();
    if (!plan({ ...evening, seed })) throw new Error('nothing fits');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return spread(times);
}

/** Well-known games for six, with votes and knowledge spread over so many people. */
async function anEvening(people: number, games: number): Promise<Evening> {
  const catalogue = readCatalogue(await readFile(join(projectRoot, 'data/catalogue.csv')));
  const ids = Array.from({ length: people }, (_, place) => place + 1);
  const seating = catalogue.filter(({ players }) => playerRange(players).max >= 6);
  const now = new Date();
  const candidates = Array.from({ length: games }, (_, at) => {
    const row = seating[at % seating.length];
    if (!row) throw new Error('the catalogue is empty');
    return candidateOf(
      {
        id: at + 1,
        title: row.title,
        range: playerRange(row.players),
        bestPlayers: row.bestPlayers,
        recommendedPlayers: null,
        duration: row.duration,
        plays: [],
        weight: row.weight,
        minAge: row.minAge,
        difficulty: row.difficulty,
        rating: (at % 11) / 2,
        timesPlayed: at % 7,
        lastPlayedAt: at % 3 === 0 ? null : new Date(now.getTime() - (at % 200) * 86_400_000),
        source: { kind: 'host_shelf', by: 1 },
        isOfNight: at % 8 === 0,
        knownBy: ids.filter((id) => (id * at) % 3 === 0),
      },
      {
        approvals: ids.filter((id) => (id + at) % 4 === 0).map((voterId) => ({ voterId, sixths: 6 + (voterId % 4) })),
        vetoedBy: [],
        teachers: ids.filter((id) => (id + at) % 3 === 0),
      },
    );
  });
  const parties = ids.map((id): Party => ({ id, name: `Guest ${id}`, heads: 1, answer: 'accepted' }));
  return {
    parties,
    maybeHeads: 0,
    hostId: 1,
    minutes: 240,
    candidates,
    seed: 0,
    usualWeight: 2.5,
    fromShelf: false,
    wishes: { preferredWeight: 'mixed', youngestAge: null, hasNewcomers: false },
    now,
  };
}
