import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, deleteEvent, getEvent, listEvents } from '#shared/nights/events-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { deletePlay, listPlays } from '#shared/plays/plays-contract.ts';
import { getWrapUp, wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { eventAttendees, eventProposals } from '#shared/schema/attendees.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { sendDelayedMails } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let azul: { id: number };
/** A night that has started, with two guests. */
let night: { params: { id: number } };
let guests: number[];

const PAST = '2026-05-01T18:00:00+00:00';

beforeEach(async () => {
  ana = await makeOwner(app);
  azul = await addGameFor(ana);
  night = { params: { id: (await addEventFor(ana, { date: PAST, gameIds: [azul.id] })).id } };
  guests = await addGuestsFor(ana, night.params.id, ['tom@example.org', 'ida@example.org']);
  await markInvited(app, night.params.id);
});

const play = (changes: object = {}) => ({
  key: `game-${azul.id}-1`,
  gameId: azul.id,
  gameTitle: 'Azul',
  players: '["Ana Sá","Tom"]',
  scores: '[54,41]',
  ...changes,
});
const send = (body: object, person = ana) => person.call(wrapUp, { ...night, body: { came: [], plays: [], ...body } });
const sheet = async (person = ana) => (await person.call(getWrapUp, night)).body;
const plays = async () => (await ana.call(listPlays, {})).body;
const game = async () => (await ana.call(listGames, {})).body.find(({ id }) => id === azul.id);
const resultMails = () => app.services.db.select().from(mails).where(eq(mails.kind, 'results'));

describe('a wrap-up is rejected', () => {
  test('for another owner, as not found', async () => {
    const bea = await makeOwner(app);
    expect((await send({ plays: [play()] }, bea)).status).toBe(404);
    expect((await bea.call(getWrapUp, night)).status).toBe(404);
    expect(await plays()).toEqual([]);
  });

  test('before the night has started', async () => {
    night = { params: { id: (await addEventFor(await makeOwner(app).then((owner) => (ana = owner)))).id } };
    const { status, refusal } = await send({});
    expect([status, refusal.code]).toEqual([409, 'event_to_come']);
  });

  test('for a cancelled night', async () => {
    await ana.call(cancelEvent, night);
    const { status, refusal } = await send({});
    expect([status, refusal.code]).toEqual([409, 'event_cancelled']);
  });

  test.each([
    ['players', { players: '[]' }],
    ['plays.0.players', { players: 'Ana' }],
    ['plays.0.key', { key: 'a b' }],
    ['plays.0.gameTitle', { gameTitle: ' ' }],
    ['scores', { scores: '[1,2,3]' }],
  ])('with an invalid %s, without changes', async (field, changes) => {
    const { status, refusal } = await send({ plays: [play({ key: 'first' }), play(changes)].toReversed() });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    expect(await plays()).toEqual([]);
    expect((await ana.call(getEvent, night)).body.status).toBe('scheduled');
  });
});

describe('the data for a wrap-up', () => {
  test('contains games that guests brought, each once, without games of the night', async () => {
    const [tom = 0, ida = 0] = guests;
    const bring = (attendeeId: number, title: string, bggId: number | null = null) => ({
      eventId: night.params.id,
      attendeeId,
      title,
      titleKey: titleKey(title),
      bggId,
    });
    await app.services.db
      .insert(eventProposals)
      .values([bring(tom, 'Skull', 92_415), bring(ida, 'Skull'), bring(ida, 'Azul')]);
    const { people, brought } = await sheet();
    const name = people.find(({ attendeeId }) => attendeeId === tom)?.name;
    expect(brought).toEqual([{ title: 'Skull', bggId: 92_415, category: null, by: name }]);
  });

  test('preselects the guest list of a night that was added afterwards', async () => {
    ana = await makeOwner(app, { isPremiumPlus: true });
    const { id } = await addEventFor(ana, { date: PAST });
    night = { params: { id } };
    await addGuestsFor(ana, id, ['tom@example.org']);
    expect((await sheet()).people.map(({ came }) => came)).toEqual([true, true]);
    await app.services.db.update(eventAttendees).set({ invitedAt: new Date() }).where(eq(eventAttendees.eventId, id));
    expect((await sheet()).people.map(({ came }) => came)).toEqual([true, false]);
  });
});

describe('a wrapped-up night', () => {
  test('is completed, and its plays have its date, are linked to it and counted', async () => {
    const { status, body } = await send({ came: guests, plays: [play()] });
    expect(status).toBe(200);
    expect(body.event).toMatchObject({ status: 'completed' });
    expect(body.plays).toMatchObject([{ wasThere: false, differs: false, play: { gameId: azul.id } }]);
    expect(await plays()).toMatchObject([{ eventId: night.params.id, playedAt: PAST, gameTitle: 'Azul' }]);
    expect(await game()).toMatchObject({ timesPlayed: 1, lastPlayed: PAST });
    expect((await ana.call(listPeople, {})).body.map(({ name }) => name)).toEqual(['Ana Sá', 'Tom']);
  });

  test('accepts an unlisted game, and links a game by title', async () => {
    const foreign = await addGameFor(await makeOwner(app), { title: 'Brass' });
    await send({
      plays: [
        play({ key: 'a', gameId: foreign.id, gameTitle: 'Brass' }),
        play({ key: 'b', gameId: null, gameTitle: ' AZUL ' }),
      ],
    });
    const kept = await plays();
    expect(kept.map(({ gameTitle, gameId }) => [gameTitle, gameId]).toSorted()).toEqual([
      ['Azul', azul.id],
      ['Brass', null],
    ]);
  });

  test('stores attendance on every plan, and check-ins on Premium Plus only', async () => {
    await send({ came: [guests[0]] });
    const rows = async () =>
      app.services.db.select().from(eventAttendees).where(eq(eventAttendees.eventId, night.params.id));
    expect((await rows()).map(({ came, checkedIn }) => [came, checkedIn])).toContainEqual([true, false]);
    expect((await sheet()).people.map(({ came }) => came)).toEqual([false, true, false]);

    ana = await makeOwner(app, { isPremiumPlus: true });
    night = { params: { id: (await addEventFor(ana, { date: PAST })).id } };
    const [tom = 0] = await addGuestsFor(ana, night.params.id, ['tom@example.org']);
    await send({ came: [tom, 999_999] });
    const list = (await ana.call(listAttendees, night)).body;
    expect(list.map(({ checkedIn }) => checkedIn)).toEqual([false, true]);
  });

  test('is scheduled again if it is moved to the future', async () => {
    await send({});
    const { body } = await ana.call(changeEvent, { ...night, body: { date: '2999-05-03T18:00:00Z' } });
    expect(body.status).toBe('scheduled');
  });

  test('keeps its plays without a night when it is deleted', async () => {
    await send({ plays: [play()] });
    await ana.call(deleteEvent, night);
    expect(await plays()).toMatchObject([{ eventId: null, gameTitle: 'Azul' }]);
  });

  test('is listed after upcoming nights, even if its time is not over', async () => {
    const startedNight = await addEventFor(await makeOwner(app, { isPremium: true }).then((owner) => (ana = owner)), {
      date: new Date(Date.now() - 60_000).toISOString(),
    });
    const ahead = await addEventFor(ana);
    night = { params: { id: startedNight.id } };
    await send({});
    expect((await ana.call(listEvents, {})).body.map(({ id }) => id)).toEqual([ahead.id, startedNight.id]);
  });
});

describe('repeating a wrap-up', () => {
  test('duplicates nothing, and reports differences', async () => {
    await send({ plays: [play()] });
    const { body } = await send({ plays: [play(), play({ key: 'second' })] });
    expect(body.plays.map(({ wasThere, differs }) => [wasThere, differs])).toEqual([
      [true, false],
      [false, false],
    ]);
    const other = await send({ plays: [play({ scores: '[54,60]' })] });
    expect(other.body.plays).toMatchObject([{ wasThere: true, differs: true, play: { scores: '[54,41]' } }]);
    expect(await plays()).toHaveLength(2);
    expect((await game())?.timesPlayed).toBe(2);
  });

  test('from several browsers concurrently creates each play once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, browser) =>
        send({
          plays: [play({ scores: `[54,${browser}]` }), play({ key: 'second' })],
          came: guests,
          sendsResults: true,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await plays()).toHaveLength(2);
    expect((await game())?.timesPlayed).toBe(2);
    const first = answers.flatMap(({ body }) => body.plays).filter(({ wasThere }) => !wasThere);
    expect(first).toHaveLength(2);
    expect(answers.filter(({ body }) => body.plays[0]?.differs)).toHaveLength(5);
    expect(answers.map(({ body }) => body.mailed).toSorted()).toEqual([0, 0, 0, 0, 0, 2]);
    expect((await resultMails()).filter(({ eventId }) => eventId === night.params.id)).toHaveLength(2);
  });

  test('is independent of keys of another night', async () => {
    await send({ plays: [play({ key: 'game' })] });
    const owner = await makeOwner(app, { isPremium: true });
    const first = await addEventFor(owner, { date: PAST });
    const second = await addEventFor(owner, { date: PAST });
    for (const { id } of [first, second])
      await owner.call(wrapUp, { params: { id }, body: { came: [], plays: [play({ key: 'game' })] } });
    expect((await owner.call(listPlays, {})).body).toHaveLength(2);
  });

  test('restores a deleted play', async () => {
    const { body } = await send({ plays: [play()] });
    await ana.call(deletePlay, { params: { id: body.plays[0]?.play.id ?? 0 } });
    await send({ plays: [play()] });
    expect(await plays()).toHaveLength(1);
  });
});

describe('the data for a repeated wrap-up', () => {
  test('uses the names of plays', async () => {
    await recordPlayFor(ana, azul.id, { players: '["Tommy","Ana"]', scores: '[1,2]' });
    await app.services.db
      .update(eventAttendees)
      .set({ name: 'Tommy Brandt', status: 'accepted' })
      .where(eq(eventAttendees.id, guests[0] ?? 0));
    expect((await sheet()).people).toMatchObject([
      { name: 'Ana', isHost: true, came: true, canBeWrittenTo: false },
      { name: 'Tommy', isHost: false, came: true, canBeWrittenTo: true },
      { name: 'ida', came: false },
    ]);
  });

  test('contains existing plays with their keys', async () => {
    await send({ plays: [play()] });
    expect((await sheet()).plays).toMatchObject([{ key: `game-${azul.id}-1`, play: { gameTitle: 'Azul' } }]);
  });
});

test('results are mailed once to attendees who accept mails', async () => {
  const [stopped = 0] = await addGuestsFor(ana, night.params.id, ['stop@example.org']);
  await markInvited(app, night.params.id);
  await app.services.db.insert(mailOptOuts).values({ userId: ana.id, email: 'stop@example.org' });
  const host = (await sheet()).people[0]?.attendeeId ?? 0;
  const [tom = 0] = guests;
  expect((await send({ came: [tom, stopped, host] })).body.mailed).toBe(0);
  expect((await send({ came: [tom, stopped, host], sendsResults: true })).body.mailed).toBe(1);
  expect((await send({ came: [tom, stopped, host], sendsResults: true })).body.mailed).toBe(0);
  const written = (await resultMails()).filter(({ eventId }) => eventId === night.params.id);
  expect(written.map(({ to, attendeeId }) => [to, attendeeId])).toEqual([['tom@example.org', tom]]);
  expect((await sheet()).resultsSent).toBe(1);
});

test('results go only to guests who are still ticked when they are sent, and to those who are ticked again', async () => {
  const [tom = 0, ida = 0] = guests;
  await send({ came: [tom, ida], sendsResults: true });
  await send({ came: [tom], sendsResults: true });
  await sendDelayedMails(app);
  const states = async () =>
    (await resultMails()).filter(({ eventId }) => eventId === night.params.id).map(({ to, state }) => [to, state]);
  expect(await states()).toEqual([
    ['tom@example.org', 'sent'],
    ['ida@example.org', 'dropped'],
  ]);
  expect((await sheet()).resultsSent).toBe(1);
  expect((await send({ came: [tom, ida], sendsResults: true })).body.mailed).toBe(1);
  await sendDelayedMails(app);
  expect(await states()).toEqual([
    ['tom@example.org', 'sent'],
    ['ida@example.org', 'sent'],
  ]);
});
