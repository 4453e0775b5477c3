import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answerInvitation, getGuestLink, listAttendees } from '#shared/nights/attendees-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import * as joinLinks from '#shared/nights/join-links-contract.ts';
import { removeGame } from '#shared/games/games-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { addEventFor, addGuestsFor, addresses, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const of = (event: { id: number }) => ({ params: { id: event.id } });
const create = (body: object) => ana.call(contracts.createEvent, { body });
const change = (event: { id: number }, body: object) => ana.call(contracts.changeEvent, { ...of(event), body });
const gamesOf = async (event: { id: number }) =>
  (await ana.call(contracts.listEventGames, of(event))).body.map(({ title }) => title);

describe('an event is rejected', () => {
  test.each([
    [{ title: ' ' }, 'title', 'Event title is required'],
    [{ eventType: 'feast' }, 'eventType', 'Event type is required'],
    [{ hostEmail: 'nobody' }, 'hostEmail', 'Valid email is required'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone', 'There is no such time zone'],
    [{ maxAttendees: 0 }, 'maxAttendees', 'Please enter 1 or more'],
  ])('with %j', async (changes, field, message) => {
    const { status, refusal } = await create(eventPayload(changes));
    expect([status, refusal.fields]).toEqual([400, { [field]: message }]);
  });

  test('with a game of another owner, and nothing is stored', async () => {
    const foreign = await addGameFor(await makeOwner(app));
    const own = await addGameFor(ana);
    const { status, refusal } = await create(eventPayload({ gameIds: [own.id, foreign.id] }));
    expect([status, refusal.fields]).toEqual([400, { gameIds: 'One of these games is no longer in your collection' }]);
    expect((await ana.call(contracts.listEvents, {})).body).toEqual([]);
  });
});

describe('a created event', () => {
  test('has the documented defaults, and its host as the only attendee', async () => {
    const { status, body } = await create(eventPayload());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      userId: ana.id,
      title: 'Friday night',
      eventType: 'game_night',
      status: 'scheduled',
      bannerColor: '#667eea',
      date: '2999-05-03T18:00:00.000Z',
      heads: 1,
      guests: 0,
    });
    const list = (await ana.call(listAttendees, of(body))).body;
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      email: ana.email,
      name: 'Ana Sá',
      status: 'accepted',
      isHost: true,
      invitedAt: null,
    });
  });

  test('has its games in the order sent, without duplicates', async () => {
    const [azul, brass] = [await addGameFor(ana), await addGameFor(ana, { title: 'Brass' })];
    const { body } = await create(eventPayload({ gameIds: [brass.id, azul.id, brass.id] }));
    expect(await gamesOf(body)).toEqual(['Brass', 'Azul']);
  });

  test('is returned without server-internal fields', async () => {
    const { body } = await create(eventPayload());
    await ana.call(joinLinks.setJoinLink, { ...of(body), body: { state: 'on' } });
    const event = (await ana.call(contracts.getEvent, of(body))).body;
    expect(Object.keys(event).filter((name) => /seed|hash|sequence|template/i.test(name))).toEqual([]);
  });
});

test('events are listed with upcoming ones first, then past ones from the latest', async () => {
  for (const year of ['2010', '2998', '2020', '2997']) {
    await addEventFor(ana, { title: year, date: `${year}-01-01T18:00:00Z` });
  }
  const titles = (await ana.call(contracts.listEvents, {})).body.map(({ title }) => title);
  expect(titles).toEqual(['2997', '2998', '2020', '2010']);
});

test('the list has the first games of each event and the first people who come, the host first', async () => {
  const titles = ['Azul', 'Brass', 'Cascadia', 'Dixit', 'Elfenland'];
  const gameIds = [];
  for (const title of titles) gameIds.push((await addGameFor(ana, { title })).id);
  const event = await addEventFor(ana, { gameIds });
  const [bob = 0] = await addGuestsFor(ana, event.id, ['bob@example.org', 'cy@example.org']);
  await ana.call(answerInvitation, { params: { id: bob }, body: { status: 'accepted' } });
  await addEventFor(await makeOwner(app), { title: 'Of somebody else' });
  const list = (await ana.call(contracts.listEvents, {})).body;
  expect(
    list.map(({ games, gameCount, comers }) => ({ games: games.map(({ title }) => title), gameCount, comers })),
  ).toEqual([{ games: titles.slice(0, 4), gameCount: 5, comers: ['Ana Sá', 'bob@example.org'] }]);
});

test('an event has counts of uninvited and of silent guests', async () => {
  const event = await addEventFor(ana);
  const counts = async () => (await ana.call(contracts.listEvents, {})).body[0];
  await addGuestsFor(ana, event.id, ['bob@example.org', 'cy@example.org']);
  expect(await counts()).toMatchObject({ heads: 1, guests: 2, pending: 0, uninvited: 2 });
  await ana.call(contracts.sendInvitations, of(event));
  const [dora = 0] = await addGuestsFor(ana, event.id, ['dora@example.org']);
  expect(await counts()).toMatchObject({ heads: 1, guests: 3, pending: 2, uninvited: 1 });
  await ana.call(answerInvitation, { params: { id: dora }, body: { status: 'maybe' } });
  expect(await counts()).toMatchObject({ heads: 1, guests: 3, pending: 2, uninvited: 0 });
});

test('an event has counts of waitlisted and of unapproved guests, who are not pending', async () => {
  const event = await addEventFor(ana, { maxAttendees: 2 });
  const [bob = 0, cy = 0, dora = 0] = await addGuestsFor(ana, event.id, addresses(3));
  await ana.call(contracts.sendInvitations, of(event));
  for (const id of [bob, cy]) await ana.call(answerInvitation, { params: { id }, body: { status: 'accepted' } });
  await app.services.db
    .update(eventAttendees)
    .set({ awaitsApproval: true, invitedAt: null })
    .where(eq(eventAttendees.id, dora));
  const [counted] = (await ana.call(contracts.listEvents, {})).body;
  expect(counted).toMatchObject({ heads: 2, guests: 3, pending: 0, uninvited: 0, inLine: 1, asking: 1 });
});

describe('games of an event', () => {
  test('are added at the end, and an existing one keeps its place', async () => {
    const event = await addEventFor(ana);
    const [azul, brass] = [await addGameFor(ana), await addGameFor(ana, { title: 'Brass' })];
    for (const { id } of [azul, brass, azul]) {
      await ana.call(contracts.addEventGame, { ...of(event), body: { gameId: id } });
    }
    expect(await gamesOf(event)).toEqual(['Azul', 'Brass']);
  });

  test('added concurrently are all added once', async () => {
    const event = await addEventFor(ana);
    const titles = Array.from({ length: 6 }, (_, number) => `Game ${number}`);
    const games = await Promise.all(titles.map((title) => addGameFor(ana, { title })));
    await Promise.all(
      [...games, ...games].map(({ id }) => ana.call(contracts.addEventGame, { ...of(event), body: { gameId: id } })),
    );
    expect((await gamesOf(event)).toSorted()).toEqual(titles);
  });

  test('can be replaced in a new order', async () => {
    const games = [await addGameFor(ana), await addGameFor(ana, { title: 'Brass' })];
    const event = await addEventFor(ana, { gameIds: games.map(({ id }) => id) });
    const gameIds = games.map(({ id }) => id).toReversed();
    const { body } = await ana.call(contracts.setEventGames, { ...of(event), body: { gameIds } });
    expect(body.map(({ title }) => title)).toEqual(['Brass', 'Azul']);
  });

  test('of another owner are not found', async () => {
    const event = await addEventFor(ana);
    const { id } = await addGameFor(await makeOwner(app));
    expect((await ana.call(contracts.addEventGame, { ...of(event), body: { gameId: id } })).status).toBe(404);
  });

  test('that were removed from the collection are not shown', async () => {
    const azul = await addGameFor(ana);
    const event = await addEventFor(ana, { gameIds: [azul.id] });
    await ana.call(removeGame, { params: { id: azul.id } });
    expect(await gamesOf(event)).toEqual([]);
  });
});

describe('an edit', () => {
  test('without fields is rejected', async () => {
    expect((await change(await addEventFor(ana), {})).status).toBe(400);
  });

  test('keeps omitted fields', async () => {
    const event = await addEventFor(ana, { location: 'Our kitchen', description: 'Heat first', maxAttendees: 6 });
    const { body } = await change(event, { title: 'Saturday', location: '' });
    expect(body).toEqual({ ...event, title: 'Saturday', location: null });
  });

  test('of a cancelled event is rejected', async () => {
    const event = await addEventFor(ana);
    await ana.call(contracts.cancelEvent, of(event));
    const { status, refusal } = await change(event, { title: 'Saturday' });
    expect([status, refusal.code]).toEqual([409, 'event_cancelled']);
  });
});

test('a cancelled event is kept, a deleted event is gone with its guest list', async () => {
  const event = await addEventFor(ana);
  const [guest] = await addGuestsFor(ana, event.id, ['bea@example.org']);
  expect((await ana.call(contracts.cancelEvent, of(event))).body.status).toBe('cancelled');
  expect((await ana.call(contracts.getEvent, of(event))).body.status).toBe('cancelled');
  expect((await ana.call(contracts.deleteEvent, of(event))).status).toBe(204);
  expect((await ana.call(contracts.getEvent, of(event))).status).toBe(404);
  const link = await ana.call(getGuestLink, { params: { id: guest ?? 0 }, body: { renew: false } });
  expect(link.status).toBe(404);
});

test('a duplicate has the same facts, games and guests, who are not invited yet', async () => {
  const azul = await addGameFor(ana);
  const event = await addEventFor(ana, { gameIds: [azul.id], location: 'Our kitchen', maxAttendees: 6 });
  await addGuestsFor(ana, event.id, ['bea@example.org', 'cai@example.org']);
  await ana.call(contracts.sendInvitations, of(event));
  const { status, body } = await ana.call(contracts.duplicateEvent, {
    ...of(event),
    body: { date: new Date('2999-06-07T18:00:00Z') },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ location: 'Our kitchen', maxAttendees: 6, date: '2999-06-07T18:00:00.000Z', guests: 2 });
  expect(body.publicId).not.toBe(event.publicId);
  expect(await gamesOf(body)).toEqual(['Azul']);
  const list = (await ana.call(listAttendees, of(body))).body;
  expect(list.map(({ email, status: answer, invitedAt }) => [email, answer, invitedAt])).toEqual([
    [ana.email, 'accepted', null],
    ['bea@example.org', 'invited', null],
    ['cai@example.org', 'invited', null],
  ]);
});

describe('the join link', () => {
  const set = async (event: { id: number }, state: 'on' | 'off' | 'new') =>
    (await ana.call(joinLinks.setJoinLink, { ...of(event), body: { state } })).body.url;

  test('is off by default, stays the same while it is on, and changes when it is replaced', async () => {
    const event = await addEventFor(ana);
    expect((await ana.call(joinLinks.getJoinLink, of(event))).body.url).toBeNull();
    const url = await set(event, 'on');
    expect(url).toMatch(new RegExp(`^${app.origin}/join/[\\w-]{43}$`));
    expect(await set(event, 'on')).toBe(url);
    expect((await ana.call(joinLinks.getJoinLink, of(event))).body.url).toBe(url);
    const renewed = await set(event, 'new');
    expect(renewed).not.toBe(url);
    expect(await set(event, 'off')).toBeNull();
    expect(await set(event, 'on')).not.toBe(renewed);
  });

  test('is not stored in plain text', async () => {
    const event = await addEventFor(ana);
    const token = (await set(event, 'on'))?.split('/').at(-1) ?? '-';
    const [row] = await app.services.db.select().from(events).where(eq(events.id, event.id));
    expect(JSON.stringify(row)).not.toContain(token);
  });
});
