import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Ladder, ladderOf } from '#shared/ladders/ladder.ts';
import * as contracts from '#shared/ladders/ladders-contract.ts';
import { changeGroup, changeMembership, createGroup, listMemberships } from '#shared/nights/groups-contract.ts';
import { mergePeople, listPeople } from '#shared/plays/people-contract.ts';
import { changePlay, deletePlay } from '#shared/plays/plays-contract.ts';
import { groups } from '#shared/schema/groups.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { users } from '#shared/schema/users.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let ben: Person;
let groupId: number;
let memberIds: number[];
let azul: number;

const of = (id = groupId) => ({ params: { id } });
const ladder = async (person = ana, game?: string) =>
  person.call(contracts.getLadder, { ...of(), ...(game && { query: { game } }) });
const rungs = async (person = ana, game?: string) => (await ladder(person, game)).body.rungs;
const turn = (isOn: boolean, person = ana) => person.call(contracts.switchLadder, { ...of(), body: { isOn } });
const seats = (person = ana) => person.call(contracts.listLadderSeats, of());
const changeSeat = (body: object, person = ana) => person.call(contracts.changeLadderSeat, { ...of(), body });
const membership = async (person = ben) => (await person.call(listMemberships, {})).body[0];

/** @param scores by name; the first of several plays is the oldest */
const play = async (scores: Record<string, number | null>, changes: object = {}, gameId = azul) =>
  recordPlayFor(ana, gameId, playPayload(scores, changes));
const ratingOf = (all: Ladder, seat: number) => ({ mu: all.get(seat)?.mu, sigma: all.get(seat)?.sigma });
let day = 0;
const next = () => ({ playedAt: new Date(Date.UTC(2026, 0, (day += 1), 20)).toISOString() });

beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  ben = await makeOwner(app, { firstName: 'Ben', lastName: 'Ek' });
  const members = [
    { email: ben.email, name: 'Ben' },
    { email: 'cem@example.org', name: 'Cem' },
  ];
  const { body } = await ana.call(createGroup, { body: { name: 'Fridays', members } });
  groupId = body.id;
  memberIds = body.members.map(({ id }) => id);
  azul = (await addGameFor(ana, { title: 'Azul' })).id;
  await turn(true);
});

describe('a ladder is refused', () => {
  test('to strangers and other hosts, who change nothing of it', async () => {
    for (const other of [await makeOwner(app), await makeOwner(app, { isPremiumPlus: true, firstName: 'Cai' })]) {
      const answers = [await ladder(other), await seats(other)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    }
    const cai = await makeOwner(app, { isPremiumPlus: true });
    expect([(await turn(false, cai)).status, (await changeSeat({ seat: 0, isOff: true }, cai)).status]).toEqual([
      404, 404,
    ]);
    expect((await ladder()).body.isOn).toBe(true);
  });

  test('to members while it is off, and what the host alone says', async () => {
    expect([(await turn(false, ben)).status, (await seats(ben)).status]).toEqual([404, 404]);
    expect((await ladder(ben)).status).toBe(200);
    await turn(false);
    expect((await ladder(ben)).status).toBe(404);
    expect(await membership()).toMatchObject({ hasLadder: false });
    expect((await ladder()).body).toMatchObject({ isOn: false, rungs: [] });
  });

  test('to a member whose address is not confirmed, and whose host is disabled', async () => {
    const { db } = app.services;
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ben.id));
    expect((await ladder(ben)).status).toBe(404);
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, ben.id));
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, ana.id));
    expect((await ladder(ben)).status).toBe(404);
  });

  test('below Premium Plus, with nothing lost when the plan is back', async () => {
    await play({ Ana: 3, Ben: 1 });
    await changeSeat({ seat: memberIds[1], isOff: true });
    const setPlan = (isPremiumPlus: boolean) =>
      app.services.db.update(users).set({ isPremiumPlus }).where(eq(users.id, ana.id));
    await setPlan(false);
    const answers = [await ladder(), await turn(true), await seats(), await changeSeat({ seat: 0, isOff: true })];
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
      answers.map(() => [403, 'PLAN_REQUIRED']),
    );
    expect((await ladder(ben)).status).toBe(404);
    expect(await membership()).toMatchObject({ hasLadder: false });
    await setPlan(true);
    expect((await ladder(ben)).body).toMatchObject({ isOn: true, plays: 1 });
    expect((await seats()).body.seats).toMatchObject([{ id: 0 }, {}, { name: 'Cem', isOff: true }]);
  });

  test.each([
    ['isOn', () => turn('yes' as never)],
    ['body', () => changeSeat({ seat: 0 })],
    ['seat', () => changeSeat({ seat: -1, isOff: true })],
    ['seat', () => changeSeat({ seat: 999_999_999, isOff: true })],
    ['isOff', () => changeSeat({ seat: 0, isOff: 'yes' })],
    ['playsAs', () => changeSeat({ seat: 0, playsAs: 'x'.repeat(101) })],
    ['playsAs', () => changeSeat({ seat: 0, playsAs: 'Nobody at all' })],
    ['game', () => ladder(ana, 'x'.repeat(2_000))],
  ])('for a wrong %s', async (field, send) => {
    const { status, refusal } = await send();
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('what counts', () => {
  test('is a play with a result of two of the group, whose other seats are absent', async () => {
    await play({ Ana: 30, Ben: 20, Cem: 10 });
    const before = await rungs();
    expect(before.map(({ name, plays }) => [name, plays])).toEqual([
      ['Ana Sá', 1],
      ['Ben', 1],
      ['Cem', 1],
    ]);
    await play({ Ana: 30, Zoe: 20 });
    await play({ Ana: null, Ben: null });
    await play({ Ana: 1, Ben: 2 }, { outcome: 'cooperative' });
    const { id } = await play({ Ana: 1, Ben: 2 });
    await app.services.db.update(gameSessions).set({ isIgnored: true }).where(eq(gameSessions.id, id));
    expect(await rungs()).toEqual(before);
    await play({ Zoe: 99, ANA: 3, Yan: 50, 'ben ': 5 });
    expect((await ladder()).body).toMatchObject({ plays: 2, people: 3 });
  });

  test('is computed in the order of the plays: a corrected old one corrects what follows', async () => {
    const first = await play({ Ana: 2, Ben: 1, Cem: 0 }, next());
    await play({ Ana: 2, Ben: 1 }, next());
    const before = await rungs();
    await ana.call(changePlay, { params: { id: first.id }, body: playPayload({ Ana: 0, Ben: 1, Cem: 2 }) });
    const after = await rungs();
    expect(after[0]?.name).toBe('Cem');
    expect(after).not.toEqual(before);
    await ana.call(deletePlay, { params: { id: first.id } });
    expect((await rungs()).map(({ name, plays }) => [name, plays])).toEqual([
      ['Ana Sá', 1],
      ['Ben', 1],
    ]);
  });

  test('is in the order in which it was played, whenever it was written down, and then in that of writing', async () => {
    const [early, late] = [next(), next()];
    await play({ Ana: 1, Ben: 2 }, late);
    await play({ Ana: 2, Ben: 1 }, early);
    await play({ Ana: 2, Ben: 1 }, late);
    const [ANA, BEN] = [0, memberIds[0] ?? 0];
    const won = (person: number, other: number) => ({ sides: [[person], [other]], ranks: [1, 2] });
    const expected = ladderOf([won(ANA, BEN), won(BEN, ANA), won(ANA, BEN)]);
    for (const { seat, mu, sigma } of await rungs()) expect({ mu, sigma }).toMatchObject(ratingOf(expected, seat));
  });

  test('is that of one game if asked, and nothing for a game that has gone', async () => {
    const root = (await addGameFor(ana, { title: 'Root' })).id;
    await play({ Ana: 2, Ben: 1 });
    await play({ Ana: 2, Ben: 1 });
    await play({ Ana: 1, Ben: 2 }, {}, root);
    const { games } = (await ladder()).body;
    expect(games.map(({ title, plays }) => [title, plays])).toEqual([
      ['Azul', 2],
      ['Root', 1],
    ]);
    const ofRoot = (await ladder(ana, games[1]?.key)).body;
    expect([ofRoot.game, ofRoot.rungs.map(({ name }) => name)]).toEqual([games[1]?.key, ['Ben', 'Ana Sá']]);
    expect((await ladder(ana, 'title:gone')).body).toMatchObject({ plays: 3, rungs: [] });
  });

  test('becomes a place after ten plays, with what was gained in the last ten', async () => {
    for (let count = 0; count < 12; count += 1) await play({ Ana: 2, Ben: 1 }, next());
    expect((await ladder()).body).toMatchObject({
      span: 'ten_plays',
      improved: { seat: 0 },
      rungs: [
        { place: 1, isYou: true, plays: 12 },
        { place: 2, isYou: false },
      ],
    });
  });
});

describe('a member', () => {
  test('reads names and ratings, and neither addresses nor who else the host plays with', async () => {
    await play({ Ana: 3, Ben: 2, Zoe: 1 });
    const { status, body } = await ladder(ben);
    expect([status, body.isHost, body.rungs.map(({ name, isYou }) => [name, isYou])]).toEqual([
      200,
      false,
      [
        ['Ana Sá', false],
        ['Ben', true],
      ],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/@|Zoe/);
    expect(await membership()).toMatchObject({ hasLadder: true, isOnLadder: true });
  });

  test('leaves the ladder, and their plays count for the others as if that seat were absent', async () => {
    await play({ Ana: 3, Cem: 2 }, next());
    const without = await rungs();
    await play({ Ana: 1, Ben: 2 }, next());
    const id = (await membership())?.id ?? 0;
    const leave = (isOnLadder: boolean, person = ben) =>
      person.call(changeMembership, { params: { id }, body: { isOnLadder } });
    expect((await leave(false, ana)).status).toBe(404);
    expect((await leave(false)).body).toEqual({ id, sharesShelf: false, isOnLadder: false });
    expect(await rungs()).toEqual(without);
    expect((await ladder(ben)).body.rungs).toHaveLength(2);
    // The host can not bring them back, also by setting the same members again.
    await changeSeat({ seat: id, isOff: false });
    await ana.call(changeGroup, { ...of(), body: { members: [{ email: ben.email }, { email: 'cem@example.org' }] } });
    expect((await seats()).body.seats).toMatchObject([{}, { name: 'Ben', hasLeft: true }, {}]);
    expect(await rungs()).toEqual(without);
    await leave(true);
    expect((await rungs()).map(({ name }) => name)).toContain('Ben');
  });

  test('is taken out by the host, and back in with the same rating', async () => {
    await play({ Ana: 3, Ben: 2, Cem: 1 });
    const before = await rungs();
    expect((await changeSeat({ seat: memberIds[0], isOff: true })).body).toMatchObject({ isOff: true, hasLeft: false });
    expect((await rungs()).map(({ name }) => name)).toEqual(['Ana Sá', 'Cem']);
    await changeSeat({ seat: memberIds[0], isOff: false });
    expect(await rungs()).toEqual(before);
  });
});

describe('who is which person', () => {
  test('is said by the host where names differ, and stays when people are merged', async () => {
    await play({ Anna: 3, Benjamin: 2 });
    expect((await ladder()).body).toMatchObject({ people: 0, rungs: [] });
    expect((await changeSeat({ seat: 0, playsAs: 'anna' })).body).toMatchObject({ playsAs: 'Anna', isChosen: true });
    await changeSeat({ seat: memberIds[0], playsAs: 'Benjamin' });
    expect((await rungs()).map(({ name }) => name)).toEqual(['Ana Sá', 'Ben']);

    await play({ Benny: 5, Anna: 1 });
    const people = (await ana.call(listPeople, {})).body;
    const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? 0;
    await ana.call(mergePeople, { params: { id: idOf('Benny') }, body: { otherId: idOf('Benjamin') } });
    expect((await rungs()).map(({ name, plays }) => [name, plays])).toEqual(
      expect.arrayContaining([
        ['Ben', 2],
        ['Ana Sá', 2],
      ]) as unknown[],
    );
    expect((await changeSeat({ seat: memberIds[0], playsAs: null })).body).toMatchObject({
      playsAs: null,
      isChosen: false,
    });
  });

  test('is one seat for each person', async () => {
    await play({ Ana: 3, Ben: 2 });
    const taken = await changeSeat({ seat: memberIds[1], playsAs: 'Ben' });
    expect([taken.status, taken.body.playsAs]).toEqual([200, 'Ben']);
    expect((await seats()).body.seats.map(({ playsAs }) => playsAs)).toEqual(['Ana', null, 'Ben']);
    const again = await changeSeat({ seat: memberIds[0], playsAs: 'BEN' });
    expect([again.status, again.refusal.fields]).toEqual([400, { playsAs: '"Ben" is Cem already' }]);
  });

  test('is given to one of two seats that ask for a person at the same time', async () => {
    await play({ Ana: 3, Benjamin: 2 });
    const both = await Promise.all(memberIds.map((seat) => changeSeat({ seat, playsAs: 'Benjamin' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('is said of people who are in the plays; an organization has no seat', async () => {
    await play({ Ana: 3, Ben: 2 });
    expect((await seats()).body).toMatchObject({
      people: ['Ana', 'Ben'],
      seats: [
        { id: 0, name: 'Ana Sá' },
        { email: ben.email, playsAs: 'Ben' },
        { name: 'Cem', playsAs: null },
      ],
    });
    await app.services.db
      .update(users)
      .set({ accountType: 'organization', organizationName: 'The Club' })
      .where(eq(users.id, ana.id));
    expect((await seats()).body.seats).toHaveLength(2);
    expect((await changeSeat({ seat: 0, isOff: true })).status).toBe(400);
  });
});

test('a ladder goes with its group, and switching it off keeps who is on it', async () => {
  await changeSeat({ seat: memberIds[0], isOff: true });
  await turn(false);
  await turn(true);
  expect((await seats()).body.seats).toMatchObject([{}, { isOff: true }, { isOff: false }]);
  await app.services.db.delete(groups).where(eq(groups.id, groupId));
  expect((await ladder()).status).toBe(404);
});
