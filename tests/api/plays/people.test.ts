import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/plays/people-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { withOwnerLock } from '#server/platform/owner-data/with-owner-lock.ts';
import { createPeople } from '#server/plays/people/create-people.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const note = (owner: Person, ...names: string[]) =>
  withOwnerLock(app.services.db, owner.id, (tx) => createPeople(tx, owner.id, names));
const list = async (owner: Person) => (await owner.call(contracts.listPeople, {})).body;
const idOf = async (owner: Person, name: string) => (await list(owner)).find((one) => one.name === name)?.id ?? 0;
const rename = (owner: Person, id: number, name: string) =>
  owner.call(contracts.renamePerson, { params: { id }, body: { name } });
const merge = (owner: Person, id: number, otherId: number) =>
  owner.call(contracts.mergePeople, { params: { id }, body: { otherId } });
const split = (owner: Person, id: number, ...spellings: string[]) =>
  owner.call(contracts.splitPerson, { params: { id }, body: { spellings } });

describe('people', () => {
  test('are listed by name with their spellings, for their owner only', async () => {
    await note(ana, 'Tom', ' jo  anne ', 'JO ANNE');
    await note(await makeOwner(app), 'Stranger');
    expect(await list(ana)).toMatchObject([
      { name: 'jo anne', spellings: ['jo anne'] },
      { name: 'Tom', spellings: ['tom'] },
    ]);
  });
});

describe('renaming', () => {
  test('to the name of another person is rejected, naming the person', async () => {
    await note(ana, 'Tom', 'Tim');
    const { status, refusal } = await rename(ana, await idOf(ana, 'Tim'), ' TOM ');
    expect([status, refusal.code, refusal.fields?.name]).toEqual([409, 'name_taken', refusal.message]);
    expect(refusal.message).toContain('"Tom"');
    expect(await list(ana)).toMatchObject([{ name: 'Tim' }, { name: 'Tom' }]);
  });

  test('to another spelling of the own name is accepted', async () => {
    await note(ana, 'tom');
    expect((await rename(ana, await idOf(ana, 'tom'), ' Tom ')).body).toMatchObject({
      name: 'Tom',
      spellings: ['tom'],
    });
  });

  test('assigns the new name in later plays', async () => {
    await note(ana, 'T.');
    const { body } = await rename(ana, await idOf(ana, 'T.'), 'Tom');
    expect(body.spellings).toEqual(['t.', 'tom']);
    await note(ana, 'Tom');
    expect(await list(ana)).toHaveLength(1);
  });

  test('of two people to one name concurrently, one is rejected', async () => {
    await note(ana, 'A', 'B');
    const [a, b] = [await idOf(ana, 'A'), await idOf(ana, 'B')];
    const answers = await Promise.all([rename(ana, a, 'Tom'), rename(ana, b, 'Tom')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('merging', () => {
  test('with a person of another owner is not found and changes nothing', async () => {
    const bea = await makeOwner(app);
    await note(ana, 'Tom');
    await note(bea, 'Tom');
    const [hers, his] = [await idOf(ana, 'Tom'), await idOf(bea, 'Tom')];
    for (const [owner, id, other] of [[ana, hers, his] as const, [bea, hers, his] as const]) {
      expect((await merge(owner, id, other)).refusal.code).toBe('not_found');
    }
    expect([await list(ana), await list(bea)]).toMatchObject([[{ spellings: ['tom'] }], [{ spellings: ['tom'] }]]);
  });

  test('a person with themselves is rejected with an error for the field', async () => {
    await note(ana, 'Tom');
    const id = await idOf(ana, 'Tom');
    const { status, refusal } = await merge(ana, id, id);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['otherId']]);
  });

  test('moves all spellings and leaves every play unchanged', async () => {
    await note(ana, 'Anna', 'Ana', 'Ana S.');
    await app.services.db.insert(gameSessions).values({
      userId: ana.id,
      gameTitle: 'Azul',
      gameTitleKey: 'azul',
      players: '["Anna","Tom"]',
      scores: '[1,2]',
      winner: 'Anna',
    });
    const plays = () => app.services.db.select().from(gameSessions).where(eq(gameSessions.userId, ana.id));
    const before = await plays();
    const id = await idOf(ana, 'Ana');
    await merge(ana, id, await idOf(ana, 'Anna'));
    const { body } = await merge(ana, id, await idOf(ana, 'Ana S.'));
    expect(body).toEqual({ id, name: 'Ana', spellings: ['ana', 'ana s.', 'anna'] });
    expect(await list(ana)).toEqual([body]);
    expect(await plays()).toEqual(before);
  });

  test('of two people into each other concurrently keeps one with both spellings', async () => {
    await note(ana, 'Ana', 'Anna');
    const [a, b] = [await idOf(ana, 'Ana'), await idOf(ana, 'Anna')];
    const answers = await Promise.all([merge(ana, a, b), merge(ana, b, a)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await list(ana)).toMatchObject([{ spellings: ['ana', 'anna'] }]);
  });

  test('in a chain concurrently loses no spelling', async () => {
    await note(ana, 'A', 'B', 'C', 'D');
    const [a = 0, b = 0, c = 0, d = 0] = (await list(ana)).map(({ id }) => id);
    await Promise.all([merge(ana, a, b), merge(ana, b, c), merge(ana, c, d), merge(ana, d, a)]);
    const left = (await list(ana)).flatMap(({ spellings }) => spellings);
    expect(left.sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('splitting', () => {
  const merged = async () => {
    await note(ana, 'Ana', 'Anna', 'Anne');
    const id = await idOf(ana, 'Ana');
    await merge(ana, id, await idOf(ana, 'Anna'));
    await merge(ana, id, await idOf(ana, 'Anne'));
    return id;
  };

  test.each([
    ['a spelling of another person', 'Tom'],
    ['the display name', 'ANA'],
  ])('off %s is rejected with an error for the field', async (_what, spelling) => {
    const { status, refusal } = await split(ana, await merged(), 'Anna', spelling);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['spellings']]);
    expect(await list(ana)).toHaveLength(1);
  });

  test('undoes a merge: the spellings belong to another person, named by the first', async () => {
    const id = await merged();
    const { status, body } = await split(ana, id, 'Anna', 'anne', 'ANNA');
    expect([status, body]).toMatchObject([201, { name: 'Anna', spellings: ['anna', 'anne'] }]);
    expect(await list(ana)).toMatchObject([{ id, spellings: ['ana'] }, { id: body.id }]);
  });
});
