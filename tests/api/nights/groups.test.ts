import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as contracts from '#shared/nights/groups-contract.ts';
import { groupMembers } from '#shared/schema/groups.ts';
import { users } from '#shared/schema/users.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let ben: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
  ben = await makeOwner(app, { firstName: 'Ben', lastName: 'Ek' });
});

const make = async (members: readonly object[] = [{ email: ben.email, name: 'Ben' }], name = 'Fridays') =>
  (await ana.call(contracts.createGroup, { body: { name, members } })).body;
const of = ({ id }: { id: number }) => ({ params: { id } });
const shelf = (group: { id: number }, person = ana) => person.call(contracts.getGroupShelf, of(group));
const memberships = async (person: Person) => (await person.call(contracts.listMemberships, {})).body;
const share = async (person: Person, sharesShelf = true) => {
  const [first] = await memberships(person);
  return person.call(contracts.changeMembership, { ...of(first ?? { id: 1 }), body: { sharesShelf } });
};

describe('a group request is rejected', () => {
  test.each([
    ['name', { name: ' ' }],
    ['members.0.email', { name: 'Fridays', members: [{ email: 'ben' }] }],
    ['members', { name: 'Fridays', members: Array.from({ length: 101 }, (_, n) => ({ email: `g${n}@b.org` })) }],
  ])('with an invalid %s', async (field, body) => {
    const { status, refusal } = await ana.call(contracts.createGroup, { body });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('from everybody but its owner, members included', async () => {
    const group = await make();
    const changed = await ben.call(contracts.changeGroup, { ...of(group), body: { name: 'Mine' } });
    expect([changed.status, (await ben.call(contracts.deleteGroup, of(group))).status]).toEqual([404, 404]);
    expect((await ben.call(contracts.listGroups, {})).body).toEqual([]);
  });
});

describe('a group', () => {
  test('that is sent again because its response was lost is created once, also at the same time', async () => {
    const create = () =>
      ana.call(contracts.createGroup, { body: { name: 'Fridays', members: [], idempotencyKey: 'made-once' } });
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await create()).body).toEqual(both[0].body);
    expect((await ana.call(contracts.listGroups, {})).body).toHaveLength(1);
  });

  test('has each address once, and keeps existing members', async () => {
    const group = await make([
      { email: ben.email },
      { email: ben.email.toUpperCase(), name: 'Benny' },
      { email: 'i@b.org' },
    ]);
    expect(group.members).toMatchObject([{ email: ben.email, sharesShelf: false }, { email: 'i@b.org' }]);
    await share(ben);
    const { body } = await ana.call(contracts.changeGroup, {
      ...of(group),
      body: {
        members: [
          { email: 'new@b.org', name: null },
          { email: ben.email, name: null },
        ],
      },
    });
    expect(body.members).toMatchObject([{ email: ben.email, sharesShelf: true }, { email: 'new@b.org' }]);
    expect((await ana.call(contracts.listGroups, {})).body).toMatchObject([{ name: 'Fridays', members: body.members }]);
  });

  test('is deleted with its members', async () => {
    const group = await make();
    expect((await ana.call(contracts.deleteGroup, of(group))).status).toBe(204);
    expect(await memberships(ben)).toEqual([]);
  });
});

describe('sharing a shelf', () => {
  test('is decided by the member only, with a verified e-mail', async () => {
    await make();
    expect((await memberships(ben))[0]).toMatchObject({ groupName: 'Fridays', hostName: 'Ana Sá', sharesShelf: false });
    const id = (await memberships(ben))[0]?.id ?? 0;
    for (const other of [ana, await makeOwner(app)]) {
      const { status } = await other.call(contracts.changeMembership, { ...of({ id }), body: { sharesShelf: true } });
      expect([status, (await other.call(contracts.leaveGroup, of({ id }))).status]).toEqual([404, 404]);
    }
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ben.id));
    expect(await memberships(ben)).toEqual([]);
    expect((await share(ben)).status).toBe(404);
  });

  test('pools owned games without duplicates, and nothing of members without consent', async () => {
    const group = await make([{ email: ben.email }, { email: 'ida@example.org' }]);
    await addGameFor(ana, { title: 'Azul' });
    await addGameFor(ben, { title: 'AZUL' });
    await addGameFor(ben, { title: 'Brass', notes: 'mine', rating: 4 });
    await addGameFor(ben, { title: 'Wanted', isWishlist: true });
    expect((await shelf(group)).body).toMatchObject({ people: ['Ana Sá'], others: 2, games: [{ title: 'Azul' }] });
    expect((await shelf(group, ben)).status).toBe(404);

    await share(ben);
    const { body } = await shelf(group, ben);
    expect(body).toMatchObject({ name: 'Fridays', people: ['Ana Sá', 'Ben Ek'], others: 1 });
    expect(body.games.map(({ title, owners }) => [title, owners])).toEqual([
      ['Azul', [0, 1]],
      ['Brass', [1]],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/notes|rating|mine|@/);

    await share(ben, false);
    expect((await shelf(group)).body.games).toHaveLength(1);
    expect((await shelf(group, ben)).status).toBe(404);
  });

  test('ends when the member leaves, and stays off when they are added again', async () => {
    const group = await make();
    await share(ben);
    const id = (await memberships(ben))[0]?.id ?? 0;
    expect((await ben.call(contracts.leaveGroup, of({ id }))).status).toBe(204);
    expect((await shelf(group)).body.people).toEqual(['Ana Sá']);
    await ana.call(contracts.changeGroup, { ...of(group), body: { members: [{ email: ben.email }] } });
    expect((await memberships(ben))[0]).toMatchObject({ sharesShelf: false });
  });

  test('of ten members with 500 games each needs as many queries as one of a few games', async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => makeOwner(app)));
    const group = await make(others.map(({ email }) => ({ email })));
    await app.services.db
      .update(groupMembers)
      .set({ sharesShelfSince: new Date() })
      .where(eq(groupMembers.groupId, group.id));
    const query = vi.spyOn(app.services.pool, 'query');
    const queriesOf = async () => {
      query.mockClear();
      const { body } = await shelf(group);
      return { people: body.people.length, games: body.games.length, queries: query.mock.calls.length };
    };
    await app.services.db.execute(sql`
      insert into games (user_id, title, title_key, players, duration)
      select ${ana.id}, 'Azul', 'azul', '2-4', '60'`);
    const few = await queriesOf();
    expect(few).toMatchObject({ people: 10, games: 1, queries: expect.any(Number) });
    await app.services.db.execute(sql`
      insert into games (user_id, title, title_key, players, duration)
      select id, title || ' ' || n, title || ' ' || n, '2-4', '60'
      from (select id, n, 'Game ' || (n * 7 + id * 211) % 1700 as title
        from users, generate_series(1, 500) n where id in ${[ana, ...others].map(({ id }) => id)}) many`);
    expect(await queriesOf()).toEqual({ people: 10, games: 5001, queries: few.queries });
    query.mockRestore();
  });
});
