import { asc, eq, ne, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { setEventGames } from '#shared/nights/events-contract.ts';
import { DATE_ANSWERS } from '#shared/enums.ts';
import { eventAttendees, eventProposals } from '#shared/schema/attendees.ts';
import { eventDateAnswers, eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { loadGamesOfDates } from '#server/evening/games-of-dates.ts';
import { addDatePollFor, answerDatesOf } from '#tests/support/rows/date-polls.ts';
import { addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { guestPath, open } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { testOwner } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = testOwner(app, { isPremiumPlus: true });
afterAll(async () => {
  vi.restoreAllMocks();
});

/** A poll with this many dates, guests who all answered, and games that guests bring. */
async function pollOf(dates: number, guests: number, name = 'guest'): Promise<number> {
  const days = Array.from({ length: dates }, (_, day) => `2999-05-${String(day + 1).padStart(2, '0')}T18:00:00Z`);
  const { id, optionIds } = await addDatePollFor(ana, days);
  const ids = await addGuestsFor(ana, id, addresses(guests, name));
  const game = await addGameFor(ana, { title: `Azul ${id}`, players: '1-99', duration: '60' });
  await ana.call(setEventGames, { params: { id }, body: { gameIds: [game.id] } });
  const { db } = app.services;
  await db.insert(eventDateAnswers).values(
    ids.flatMap((attendeeId, index) =>
      optionIds.map((optionId, day) => ({
        optionId,
        attendeeId,
        answer: DATE_ANSWERS[(index * 7 + day) % 3] ?? 'yes',
      })),
    ),
  );
  await db.insert(eventProposals).values(
    ids.map((attendeeId) => ({
      eventId: id,
      attendeeId,
      title: `Root ${attendeeId}`,
      titleKey: `root ${attendeeId}`,
      players: '1-99',
    })),
  );
  return id;
}

/** Lets this many guests share a shelf of so many games, of which none is known to be best for any number of people. */
async function shareShelves(eventId: number, shelves: number, games: number): Promise<void> {
  const { db } = app.services;
  await db.execute(sql`
    with sharing as (
      update event_attendees set shares_shelf = true where id in (
        select id from event_attendees where event_id = ${eventId} and not is_host order by id limit ${shelves})
      returning email),
    owners as (
      insert into users (email, first_name, last_name, email_verified_at)
      select email, 'Gast', 'Geber', now() from sharing
      on conflict do nothing returning id)
    insert into games (user_id, title, title_key, players, duration)
    select owners.id, 'Game ' || owners.id || ' ' || place, 'game ' || owners.id || ' ' || place, '1-99', '60'
    from owners, generate_series(1, ${games}) place`);
}

/** Rows that the statements of a request read. */
async function rowsReadBy(request: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(app.services.pool, 'query');
  await request();
  const answers = await Promise.all(queries.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>));
  queries.mockRestore();
  return answers.reduce((sum, { rows }) => sum + rows.length, 0);
}

async function statementsFor(id: number): Promise<number> {
  const queries = vi.spyOn(app.services.pool, 'query');
  const { status, body } = await ana.call(getDatePoll, { params: { id } });
  expect(status).toBe(200);
  expect(body.options.every(({ best }) => best !== null)).toBe(true);
  const statements = queries.mock.calls.length;
  queries.mockRestore();
  return statements;
}

test('20 dates with 100 guests need as many queries as two dates with two guests', async () => {
  const [small, large] = [await pollOf(2, 2), await pollOf(20, 100)];
  const few = await statementsFor(small);
  expect(few).toBeGreaterThan(5);
  expect(await statementsFor(large)).toBe(few);
});

test('an answer after the deadline reads the answers of the others once', async () => {
  const id = await pollOf(20, 100, 'late');
  const { db } = app.services;
  await db.delete(eventDateAnswers).where(ne(eventDateAnswers.answer, 'no'));
  const ended = { hostAskedAt: new Date(), settlesItself: true };
  await db.update(eventDatePolls).set(ended).where(eq(eventDatePolls.eventId, id));
  const [, guest] = await db
    .select()
    .from(eventAttendees)
    .where(eq(eventAttendees.eventId, id))
    .orderBy(asc(eventAttendees.id));
  const received = vi.spyOn(pg.Connection.prototype, 'emit');
  await answerDatesOf(app, guest?.id ?? 0, 'no');
  const rows = received.mock.calls.filter(([message]) => message === 'dataRow').length;
  expect(rows).toBeGreaterThan(600);
  expect(rows).toBeLessThan(1200);
});

describe('40 shared shelves with 500 games each', () => {
  test('are read in equal parts for the host, together with the games of the night', async () => {
    const id = await pollOf(20, 100);
    const ofHost = () => ana.call(getDatePoll, { params: { id } });
    const before = await rowsReadBy(ofHost);
    await shareShelves(id, 40, 500);
    expect((await rowsReadBy(ofHost)) - before).toBeLessThanOrEqual(2000 + 40);
    const { body } = await ofHost();
    expect(body.options.every(({ best }) => best?.title.startsWith('Game') === false)).toBe(true);

    const { db } = app.services;
    const people = await db.select().from(eventAttendees).where(eq(eventAttendees.eventId, id));
    const everybody = { ids: new Set(people.map((one) => one.id)), heads: [3] };
    const { games } = await loadGamesOfDates(db, { id, userId: ana.id, timeZone: 'UTC' }, people, everybody);
    const sharing = games.flat().filter(({ candidate }) => candidate.source.kind === 'guest_shelf');
    const owners = new Set(sharing.map(({ candidate }) => candidate.source.by));
    expect(owners.size).toBe(40);
    expect(sharing).toHaveLength(2000);
    const nobody = await loadGamesOfDates(db, { id, userId: ana.id, timeZone: 'UTC' }, people, {
      ids: new Set(),
      heads: [],
    });
    expect(nobody.games.flat().filter(({ candidate }) => candidate.source.kind === 'guest_shelf')).toEqual([]);
  });

  test('are not read for the pages of guests and newcomers', async () => {
    const id = await pollOf(20, 45, 'other');
    const { db } = app.services;
    await db.update(events).set({ isPublic: true }).where(eq(events.id, id));
    const [event] = await db.select().from(events).where(eq(events.id, id));
    const people = await db.select().from(eventAttendees).where(eq(eventAttendees.eventId, id));
    const guest = people.find(({ isHost }) => !isHost);
    const pages = [`/night/${event?.publicId}`, await guestPath(ana, guest?.id ?? 0)];
    const rowsOf = (page = '') => rowsReadBy(async () => expect((await open(app, page)).status).toBe(200));
    const read = async () => [await rowsOf(pages[0]), await rowsOf(pages[1])];
    await read();
    const before = await read();
    await shareShelves(id, 40, 500);
    expect(await read()).toEqual(before);
  });
});
